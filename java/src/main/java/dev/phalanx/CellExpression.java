package dev.phalanx;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.analysis.TypeCheckResult;
import org.apache.spark.sql.catalyst.expressions.BoundReference;
import org.apache.spark.sql.catalyst.expressions.Cast;
import org.apache.spark.sql.catalyst.expressions.EvalMode;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.expressions.SpecializedGetters;
import org.apache.spark.sql.catalyst.expressions.codegen.CodegenContext;
import org.apache.spark.sql.catalyst.expressions.codegen.CodegenFallback;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprCode;
import org.apache.spark.sql.internal.SQLConf;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import scala.Option;
import scala.collection.immutable.IndexedSeq;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The functions for Spark, which {@link PhalanxExtensions} adds. Their children are all arguments, so plans show the
 * reference to the key. Each task reads the key itself.
 */
public abstract class CellExpression extends Expression implements CodegenFallback, Serializable {
    private static final long serialVersionUID = 1;
    private final Seq<Expression> children;
    private transient Batch single;

    CellExpression(Seq<Expression> children) {
        this.children = children;
    }

    /** Many values, which are processed in one call. */
    interface Batch {
        /** Adds a value of a row, and returns its size in bytes. */
        int add(SpecializedGetters row, int ordinal);

        /** The results for all values since the last call. */
        Object[] finish();
    }

    abstract Batch batch();

    static String text(Expression literal) {
        Object value = literal.eval(null);
        return value instanceof UTF8String text ? text.toString() : null;
    }

    /** The text of an argument. */
    String argument(int i, String otherwise) {
        return i < children.size() ? text(children.apply(i)) : otherwise;
    }

    Expression value() {
        return children.head();
    }

    CellKey key(String suite) {
        return new CellKey(argument(1, null), argument(2, null), argument(3, ""), suite);
    }

    @Override
    public synchronized Object eval(InternalRow input) {
        Object value = value().eval(input);
        if (value == null) {
            return null;
        }
        if (single == null) {
            single = batch();
        }
        single.add(new GenericInternalRow(new Object[] {value}), 0);
        return single.finish()[0];
    }

    @Override
    public boolean nullable() {
        return value().nullable();
    }

    @Override
    public ExprCode doGenCode(CodegenContext context, ExprCode code) {
        return CodegenFallback.super.doGenCode(context, code);
    }

    @Override
    public Seq<Expression> children() {
        return children;
    }

    // A Product, as Spark's own expressions.

    @Override
    public int productArity() {
        return 1;
    }

    @Override
    public Object productElement(int i) {
        return children;
    }

    @Override
    public boolean canEqual(Object other) {
        return other != null && other.getClass() == getClass();
    }

    @Override
    public boolean equals(Object other) {
        return canEqual(other) && children.equals(((CellExpression) other).children);
    }

    @Override
    public int hashCode() {
        return 31 * getClass().hashCode() + children.hashCode();
    }

    /** {@code phalanx_encrypt}. */
    public static final class Encrypt extends CellExpression {
        private static final long serialVersionUID = 1;

        /** For Spark, which copies expressions. */
        public Encrypt(Seq<Expression> children) {
            super(children);
        }

        Encrypt(List<Expression> children) {
            this(CollectionConverters.asScala(children).toList());
        }

        @Override
        public String prettyName() {
            return "phalanx_encrypt";
        }

        @Override
        public DataType dataType() {
            return DataTypes.BinaryType;
        }

        /** Nonces are random. */
        @Override
        public boolean deterministic() {
            return false;
        }

        @Override
        public TypeCheckResult checkInputDataTypes() {
            try {
                CellType.of(value().dataType());
                return TypeCheckResult.TypeCheckSuccess$.MODULE$;
            } catch (PhalanxException error) {
                return new TypeCheckResult.TypeCheckFailure(error.getMessage());
            }
        }

        @Override
        public Expression withNewChildrenInternal(IndexedSeq<Expression> fresh) {
            return new Encrypt(fresh);
        }

        @Override
        Batch batch() {
            CellKey key = key(argument(4, CellKey.SUITE));
            CellType type = CellType.of(value().dataType());
            return new Batch() {
                private final CellType.Writer values = new CellType.Writer();
                private int[] ends = new int[17];
                private boolean[] nulls = new boolean[16];
                private int rows;
                private int cells;

                @Override
                public int add(SpecializedGetters row, int ordinal) {
                    if (rows == nulls.length) {
                        nulls = Arrays.copyOf(nulls, 2 * rows);
                        ends = Arrays.copyOf(ends, 2 * rows + 1);
                    }
                    nulls[rows] = row.isNullAt(ordinal);
                    if (nulls[rows++]) {
                        return 0;
                    }
                    int before = values.length;
                    type.write(row, ordinal, true, values);
                    ends[++cells] = values.length;
                    return values.length - before;
                }

                @Override
                public Object[] finish() {
                    byte[][] sealed = key.seal(type.head(), values.bytes, ends, cells);
                    Object[] all = new Object[rows];
                    for (int row = 0, cell = 0; row < rows; row++) {
                        all[row] = nulls[row] ? null : sealed[cell++];
                    }
                    values.length = rows = cells = 0;
                    return all;
                }
            };
        }
    }

    /** {@code phalanx_decrypt}. */
    public static final class Decrypt extends CellExpression {
        private static final long serialVersionUID = 1;
        private static final String STRING = "string";

        /** For Spark, which copies expressions. */
        public Decrypt(Seq<Expression> children) {
            super(children);
        }

        Decrypt(List<Expression> children) {
            this(CollectionConverters.asScala(children).toList());
        }

        @Override
        public String prettyName() {
            return "phalanx_decrypt";
        }

        @Override
        public DataType dataType() {
            return DataType.fromDDL(argument(4, STRING));
        }

        @Override
        public TypeCheckResult checkInputDataTypes() {
            return value().dataType().equals(DataTypes.BinaryType) || value().dataType().equals(DataTypes.NullType)
                    ? TypeCheckResult.TypeCheckSuccess$.MODULE$
                    : new TypeCheckResult.TypeCheckFailure("cells are binary, not " + value().dataType().simpleString());
        }

        @Override
        public Expression withNewChildrenInternal(IndexedSeq<Expression> fresh) {
            return new Decrypt(fresh);
        }

        @Override
        Batch batch() {
            CellKey key = key(argument(5, CellKey.SUITE));
            DataType wanted = dataType();
            return new Batch() {
                private final Map<CellKey.Head, Conversion> conversions = new HashMap<>();
                private final List<byte[]> cells = new ArrayList<>();

                @Override
                public int add(SpecializedGetters row, int ordinal) {
                    byte[] cell = row.isNullAt(ordinal) ? null : row.getBinary(ordinal);
                    cells.add(cell);
                    return cell == null ? 0 : cell.length;
                }

                @Override
                public Object[] finish() {
                    Object[] all = new Object[cells.size()];
                    for (int first = 0, end; first < all.length; first = end) {
                        // Cells of the same type are processed together.
                        CellKey.Head head = null;
                        for (end = first; end < all.length; end++) {
                            byte[] cell = cells.get(end);
                            if (cell == null || head != null && head.fits(cell)) {
                                continue;
                            }
                            if (head != null) {
                                break;
                            }
                            head = key.head(cell);
                        }
                        if (head != null) {
                            open(head, first, end, all);
                        }
                    }
                    cells.clear();
                    return all;
                }

                private void open(CellKey.Head head, int first, int end, Object[] all) {
                    Conversion conversion = conversions.get(head);
                    if (conversion == null) {
                        if (conversions.size() >= 1000) {
                            conversions.clear();
                        }
                        conversion = new Conversion(key.title(), CellType.parse(head.type()), wanted);
                        conversions.put(head, conversion);
                    }
                    CellKey.Opened opened = key.open(head, cells.subList(first, end));
                    for (int row = first, cell = 0; row < end; row++) {
                        if (cells.get(row) != null) {
                            all[row] = conversion.apply(opened.reader(cell++));
                        }
                    }
                }
            };
        }
    }

    /** Reads values of the type of a cell, and casts them to the type of the function. */
    private static final class Conversion {
        private final CellType type;
        private final Cast cast;
        private final boolean utc;
        private final boolean checked;

        Conversion(String title, CellType type, DataType wanted) {
            this.type = type;
            boolean same = type.spark.catalogString().equals(wanted.catalogString());
            this.utc = type.spark.equals(DataTypes.TimestampType) && wanted.equals(DataTypes.StringType);
            // Cells had no types once, so these may be strings.
            this.checked = type.head().length == 1 && wanted.equals(DataTypes.StringType);
            if (!same && !(checked ? true : Cast.canAnsiCast(type.spark, wanted))) {
                throw PhalanxExtensions.refused(title + " contains " + type.spark.simpleString() + ", not " + wanted.simpleString());
            }
            String zone = utc ? "UTC" : SQLConf.get().sessionLocalTimeZone();
            this.cast = same ? null : new Cast(new BoundReference(0, type.spark, true), wanted, Option.apply(zone), EvalMode.ANSI());
        }

        Object apply(CellType.Reader from) {
            Object value = type.readWhole(from);
            if (cast == null) {
                return value;
            }
            Object made = cast.eval(new GenericInternalRow(new Object[] {value}));
            if (checked && !((UTF8String) made).isValid()) {
                throw PhalanxExtensions.refused("a cell contains bytes that are not UTF-8: use phalanx_decrypt_binary");
            }
            // Local times would be ambiguous.
            return utc ? UTF8String.concat((UTF8String) made, UTF8String.fromString("Z")) : made;
        }
    }
}
