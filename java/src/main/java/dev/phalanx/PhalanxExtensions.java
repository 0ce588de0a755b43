package dev.phalanx;

import java.util.List;
import org.apache.spark.SparkEnv;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.SparkSessionExtensions;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.sql.catalyst.expressions.Literal;
import org.apache.spark.sql.catalyst.rules.Rule;
import org.apache.spark.sql.execution.ColumnarRule;
import org.apache.spark.sql.execution.ProjectExec;
import org.apache.spark.sql.execution.SparkPlan;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import scala.Function1;
import scala.Tuple3;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/**
 * Adds {@code phalanx_encrypt}, {@code phalanx_decrypt} and {@code phalanx_decrypt_binary} to the SQL of a Spark session:
 * {@code spark.sql.extensions=dev.phalanx.PhalanxExtensions}.
 */
public final class PhalanxExtensions extends AbstractFunction1<SparkSessionExtensions, BoxedUnit> {
    /** The functions that keys may call. Only the session's creator can set this, because {@code SET} doesn't change it. */
    static final String CALLS = "spark.phalanx.calls";

    @Override
    public BoxedUnit apply(SparkSessionExtensions extensions) {
        add(extensions, "phalanx_encrypt", "(value, key, column[, table[, suite]]) - Encrypts a value of any type into a cell.",
                arguments -> new CellExpression.Encrypt(checked("phalanx_encrypt", arguments, 5)));
        add(extensions, "phalanx_decrypt",
                "(cell, key, column[, table[, type[, suite]]]) - Decrypts a cell into a string, or into a value of the type, such as 'date'.",
                arguments -> new CellExpression.Decrypt(checked("phalanx_decrypt", arguments, 6)));
        add(extensions, "phalanx_decrypt_binary", "(cell, key, column[, table]) - Decrypts a cell into bytes.", arguments -> {
            List<Expression> all = new java.util.ArrayList<>(checked("phalanx_decrypt_binary", arguments, 4));
            if (all.size() < 4) {
                all.add(literal(""));
            }
            all.add(literal("binary"));
            return new CellExpression.Decrypt(all);
        });
        extensions.injectColumnar(function((SparkSession session) -> new ColumnarRule() {
            @Override
            public Rule<SparkPlan> preColumnarTransitions() {
                return new Projects();
            }
        }));
        return BoxedUnit.UNIT;
    }

    private static void add(
            SparkSessionExtensions extensions, String name, String usage, java.util.function.Function<List<Expression>, Expression> make) {
        ExpressionInfo info = new ExpressionInfo(
                PhalanxExtensions.class.getName(), null, name, "_FUNC_" + usage, "", "", "", "", "", "", "");
        Function1<Seq<Expression>, Expression> builder =
                function((Seq<Expression> arguments) -> make.apply(CollectionConverters.asJava(arguments)));
        extensions.injectFunction(new Tuple3<>(new FunctionIdentifier(name), info, builder));
    }

    private static Expression literal(String text) {
        return new Literal(UTF8String.fromString(text), DataTypes.StringType);
    }

    private static <A, B> Function1<A, B> function(java.util.function.Function<A, B> body) {
        return new AbstractFunction1<>() {
            @Override
            public B apply(A argument) {
                return body.apply(argument);
            }
        };
    }

    /** Rejects arguments that are not literals, and keys that are not references. */
    private static List<Expression> checked(String function, List<Expression> arguments, int most) {
        if (arguments.size() < 3 || arguments.size() > most) {
            throw refused(function + " has " + arguments.size() + " arguments: pass 3 to " + most);
        }
        List<String> names = List.of("value", "key", "column name", "table name", "type or suite", "suite");
        for (int i = 1; i < arguments.size(); i++) {
            if (!arguments.get(i).foldable() || CellExpression.text(arguments.get(i)) == null) {
                throw refused("the " + names.get(i) + " must be a single string: pass a literal");
            }
        }
        CellKey.check(CellExpression.text(arguments.get(1)),
                List.of(SparkEnv.get().conf().get(CALLS, "").split("[ ,]+")));
        return arguments;
    }

    static PhalanxException refused(String text) {
        return new PhalanxException(PhalanxException.PARAMETER, text);
    }

    /** Makes projections with cells process many rows at once. */
    private static final class Projects extends Rule<SparkPlan> {
        @Override
        public SparkPlan apply(SparkPlan plan) {
            SparkPlan mapped = plan.mapChildren(function((SparkPlan child) -> apply(child)));
            return mapped instanceof ProjectExec project && CellProject.fits(project)
                    ? new CellProject(project.projectList(), project.child())
                    : mapped;
        }
    }
}
