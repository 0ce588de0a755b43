package dev.phalanx;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.rdd.RDD;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.Alias;
import org.apache.spark.sql.catalyst.expressions.Attribute;
import org.apache.spark.sql.catalyst.expressions.AttributeReference;
import org.apache.spark.sql.catalyst.expressions.Cast;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.expressions.JoinedRow;
import org.apache.spark.sql.catalyst.expressions.NamedExpression;
import org.apache.spark.sql.catalyst.expressions.SortOrder;
import org.apache.spark.sql.catalyst.expressions.UnsafeProjection;
import org.apache.spark.sql.catalyst.plans.physical.Partitioning;
import org.apache.spark.sql.execution.ProjectExec;
import org.apache.spark.sql.execution.SparkPlan;
import org.apache.spark.sql.types.Metadata;
import scala.collection.AbstractIterator;
import scala.collection.Iterator;
import scala.collection.immutable.IndexedSeq;
import scala.collection.immutable.List$;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction1;

/** A projection that encrypts and decrypts the cells of many rows in one call. */
public final class CellProject extends SparkPlan {
    private static final long serialVersionUID = 1;
    /** A batch ends with either. */
    private static final int ROWS = 1024;
    private static final int BYTES = 1 << 20;

    private final Seq<NamedExpression> projectList;
    private final SparkPlan child;

    /** For Spark, which copies plans. */
    public CellProject(Seq<NamedExpression> projectList, SparkPlan child) {
        this.projectList = projectList;
        this.child = child;
    }

    /** Whether a projection has cells to process. */
    static boolean fits(ProjectExec project) {
        return !new Split(project.projectList()).functions.isEmpty();
    }

    /** Separates the functions of this package from the rest of a projection, which refers to their results. */
    private static final class Split {
        final List<CellExpression> functions = new ArrayList<>();
        final List<Attribute> results = new ArrayList<>();
        final List<Expression> rest = new ArrayList<>();

        Split(Seq<NamedExpression> list) {
            CollectionConverters.asJava(list).forEach(each -> rest.add(split((Expression) each)));
        }

        /** Only aliases and casts always evaluate their child. Functions elsewhere process single rows. */
        private Expression split(Expression each) {
            if (each instanceof CellExpression function) {
                AttributeReference result = new AttributeReference("cell" + functions.size(), function.dataType(),
                        function.nullable(), Metadata.empty(), NamedExpression.newExprId(), seq(List.of()));
                functions.add(function);
                results.add(result);
                return result;
            }
            if (each instanceof Alias || each instanceof Cast) {
                Expression inner = each.children().head();
                Expression changed = split(inner);
                return changed == inner ? each : each.withNewChildren(seq(List.of(changed)));
            }
            return each;
        }
    }

    private static <T> Seq<T> seq(List<T> list) {
        return CollectionConverters.asScala(list).toList();
    }

    @Override
    public RDD<InternalRow> doExecute() {
        return child.execute().mapPartitions(new Task(new Split(projectList), child.output()), false,
                ClassTag$.MODULE$.apply(InternalRow.class));
    }

    /** The work of one partition, which is sent to its executor. */
    private static final class Task extends AbstractFunction1<Iterator<InternalRow>, Iterator<InternalRow>> implements Serializable {
        private static final long serialVersionUID = 1;
        private final CellExpression[] functions;
        private final Seq<Expression> values;
        private final Seq<Attribute> input;
        private final Seq<Expression> output;
        private final Seq<Attribute> joined;

        Task(Split split, Seq<Attribute> input) {
            this.functions = split.functions.toArray(new CellExpression[0]);
            this.values = seq(split.functions.stream().map(CellExpression::value).toList());
            this.input = input;
            this.output = seq(split.rest);
            List<Attribute> all = new ArrayList<>(CollectionConverters.asJava(input));
            all.addAll(split.results);
            this.joined = seq(all);
        }

        @Override
        public Iterator<InternalRow> apply(Iterator<InternalRow> rows) {
            return new Rows(this, rows);
        }
    }

    private static final class Rows extends AbstractIterator<InternalRow> {
        private final Iterator<InternalRow> from;
        private final UnsafeProjection values;
        private final UnsafeProjection output;
        private final CellExpression.Batch[] batches;
        private final List<InternalRow> rows = new ArrayList<>();
        private final JoinedRow both = new JoinedRow();
        private Object[][] results;
        private int at;

        Rows(Task task, Iterator<InternalRow> from) {
            this.from = from;
            this.values = UnsafeProjection.create(task.values, task.input);
            this.output = UnsafeProjection.create(task.output, task.joined);
            this.batches = new CellExpression.Batch[task.functions.length];
            for (int i = 0; i < batches.length; i++) {
                batches[i] = task.functions[i].batch();
            }
            this.results = new Object[batches.length][];
        }

        @Override
        public boolean hasNext() {
            return at < rows.size() || from.hasNext();
        }

        @Override
        public InternalRow next() {
            if (at == rows.size()) {
                fill();
            }
            Object[] made = new Object[batches.length];
            for (int i = 0; i < made.length; i++) {
                made[i] = results[i][at];
            }
            return output.apply(both.apply(rows.get(at++), new GenericInternalRow(made)));
        }

        private void fill() {
            rows.clear();
            at = 0;
            for (long bytes = 0; rows.size() < ROWS && bytes < BYTES && from.hasNext(); ) {
                InternalRow row = from.next().copy();
                rows.add(row);
                InternalRow each = values.apply(row);
                for (int i = 0; i < batches.length; i++) {
                    bytes += batches[i].add(each, i);
                }
            }
            for (int i = 0; i < batches.length; i++) {
                results[i] = batches[i].finish();
            }
        }
    }

    private ProjectExec same() {
        return new ProjectExec(projectList, child);
    }

    @Override
    public Seq<Attribute> output() {
        return same().output();
    }

    @Override
    public Partitioning outputPartitioning() {
        return same().outputPartitioning();
    }

    @Override
    public Seq<SortOrder> outputOrdering() {
        return same().outputOrdering();
    }

    @Override
    public Seq<SparkPlan> children() {
        return seq(List.of(child));
    }

    @Override
    public SparkPlan withNewChildrenInternal(IndexedSeq<SparkPlan> fresh) {
        return new CellProject(projectList, fresh.head());
    }

    // A Product, as Spark's own plans.

    @Override
    public int productArity() {
        return 2;
    }

    @Override
    public Object productElement(int i) {
        return i == 0 ? projectList : child;
    }

    @Override
    public boolean canEqual(Object other) {
        return other instanceof CellProject;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CellProject project && projectList.equals(project.projectList) && child.equals(project.child);
    }

    @Override
    public int hashCode() {
        return 31 * projectList.hashCode() + child.hashCode();
    }
}
