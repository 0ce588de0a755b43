package dev.phalanx;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.expressions.SpecializedGetters;
import org.apache.spark.sql.catalyst.util.ArrayBasedMapData;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.catalyst.util.MapData;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.BinaryType;
import org.apache.spark.sql.types.BooleanType;
import org.apache.spark.sql.types.ByteType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.DateType;
import org.apache.spark.sql.types.DayTimeIntervalType;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.sql.types.DoubleType;
import org.apache.spark.sql.types.FloatType;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.ShortType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.types.TimestampNTZType;
import org.apache.spark.sql.types.TimestampType;
import org.apache.spark.sql.types.YearMonthIntervalType;
import org.apache.spark.unsafe.types.UTF8String;

/** The type of cells, and their values as bytes, both ways. docs/python.md specifies the format. */
final class CellType {
    /** As in the Python module. */
    private static final int MAX_DEPTH = 32;

    /** How a value is stored. */
    private enum Form { BOOLEAN, INTEGER, FLOAT, DOUBLE, DECIMAL, BYTES, STRING, LIST, MAP, STRUCT }

    final DataType spark;
    private final Form form;
    /** The description that cells have, which ends in a semicolon here. Empty for cells without a type. */
    private final String description;
    /** The bytes of a number or of a fixed number of bytes, or the items of a fixed-size list. 0 if it varies. */
    private final int size;
    private final boolean unsigned;
    /** Spark's times are in microseconds. A negative one divides. */
    private final long factor;
    private final CellType[] inner;

    private CellType(DataType spark, Form form, String description, int size, boolean unsigned, long factor, CellType... inner) {
        this.spark = spark;
        this.form = form;
        this.description = description;
        this.size = size;
        this.unsigned = unsigned;
        this.factor = factor;
        this.inner = inner;
    }

    private static CellType number(DataType spark, String description, int size) {
        return new CellType(spark, Form.INTEGER, description, size, false, 1);
    }

    /** The type of the cells of a column. Binary columns have cells without a type. */
    static CellType of(DataType type) {
        return type instanceof BinaryType ? new CellType(type, Form.BYTES, "", 0, false, 1) : of(type, 0);
    }

    private static CellType of(DataType type, int depth) {
        if (depth > MAX_DEPTH) {
            throw PhalanxExtensions.refused("the column is nested more than " + MAX_DEPTH + " deep: encrypt its fields one by one");
        }
        if (type instanceof BooleanType) return new CellType(type, Form.BOOLEAN, "b;", 1, false, 1);
        if (type instanceof ByteType) return number(type, "c;", 1);
        if (type instanceof ShortType) return number(type, "s;", 2);
        if (type instanceof IntegerType) return number(type, "i;", 4);
        if (type instanceof LongType) return number(type, "l;", 8);
        if (type instanceof FloatType) return new CellType(type, Form.FLOAT, "f;", 4, false, 1);
        if (type instanceof DoubleType) return new CellType(type, Form.DOUBLE, "g;", 8, false, 1);
        if (type instanceof DateType) return number(type, "tdD;", 4);
        if (type instanceof TimestampType) return number(type, "tsu:UTC;", 8);
        if (type instanceof TimestampNTZType) return number(type, "tsu:;", 8);
        if (type instanceof DayTimeIntervalType) return number(type, "tDu;", 8);
        if (type instanceof YearMonthIntervalType) return number(type, "tiM;", 4);
        if (type instanceof StringType) return new CellType(type, Form.STRING, "u;", 0, false, 1);
        if (type instanceof BinaryType) return new CellType(type, Form.BYTES, "z;", 0, false, 1);
        if (type instanceof DecimalType d) {
            return new CellType(type, Form.DECIMAL, "d:" + d.precision() + "," + d.scale() + ";", 16, false, 1);
        }
        if (type instanceof ArrayType a) {
            CellType item = of(a.elementType(), depth + 1);
            return new CellType(type, Form.LIST, "+l;" + field("element", a.containsNull(), item), 0, false, 1, item);
        }
        if (type instanceof MapType m) {
            CellType key = of(m.keyType(), depth + 2);
            CellType value = of(m.valueType(), depth + 2);
            String entries = "+s:2;" + field("key", false, key) + field("value", m.valueContainsNull(), value);
            return new CellType(type, Form.MAP, "+m;7:entries!" + entries, 0, false, 1, key, value);
        }
        if (type instanceof StructType s) {
            CellType[] inner = new CellType[s.fields().length];
            StringBuilder text = new StringBuilder("+s:" + inner.length + ";");
            for (int i = 0; i < inner.length; i++) {
                StructField field = s.fields()[i];
                inner[i] = of(field.dataType(), depth + 1);
                text.append(field(field.name(), field.nullable(), inner[i]));
            }
            return new CellType(type, Form.STRUCT, text.toString(), 0, false, 1, inner);
        }
        throw PhalanxExtensions.refused("the column has the type " + type.simpleString() + ", which cells cannot have: cast it to another type");
    }

    private static String field(String name, boolean nullable, CellType type) {
        return name.getBytes(StandardCharsets.UTF_8).length + ":" + name + (nullable ? "?" : "!") + type.description;
    }

    /** The first bytes of cells: their version, and their type if they have one. */
    byte[] head() {
        if (description.isEmpty()) {
            return new byte[] {1};
        }
        byte[] text = description.substring(0, description.length() - 1).getBytes(StandardCharsets.UTF_8);
        if (text.length > 65535) {
            throw PhalanxExtensions.refused("the description of the column's type is longer than 65535 bytes: encrypt its fields one by one");
        }
        return ByteBuffer.allocate(3 + text.length).order(ByteOrder.LITTLE_ENDIAN).put((byte) 3).putShort((short) text.length).put(text).array();
    }

    /** The type with the description of a cell, which is null if it has none. */
    static CellType parse(byte[] description) {
        if (description == null) {
            return of(DataTypes.BinaryType);
        }
        Parser parser = new Parser(description);
        CellType type = parser.type(0);
        if (type == null || parser.at < description.length) {
            throw PhalanxExtensions.refused("Spark has no type for cells of the type "
                    + new String(description, StandardCharsets.UTF_8) + ": decrypt them with phalanx.arrow in Python");
        }
        return type;
    }

    private static final class Parser {
        private final byte[] text;
        int at;

        Parser(byte[] text) {
            this.text = text;
        }

        /** The text before a separator, which is skipped, or null. */
        private String until(char separator, boolean end) {
            int begin = at;
            while (at < text.length && text[at] != separator) {
                at++;
            }
            if (at == text.length && !end) {
                return null;
            }
            return new String(text, begin, at++ - begin, StandardCharsets.UTF_8);
        }

        CellType type(int depth) {
            if (depth > MAX_DEPTH || at >= text.length) {
                return null;
            }
            String format = until(';', true);
            at = Math.min(at, text.length);
            if (!format.startsWith("+")) {
                return scalar(format + ";");
            }
            if (format.equals("+d")) {
                return type(depth + 1) == null ? null : type(depth + 1);
            }
            int fields = number(format.startsWith("+s:") ? format.substring(3) : "1");
            int size = number(format.startsWith("+w:") ? format.substring(3) : "0");
            if (fields < 0 || size < 0 || fields > text.length) {
                return null;
            }
            StructField[] named = new StructField[fields];
            CellType[] inner = new CellType[fields];
            for (int i = 0; i < fields; i++) {
                int length = number(until(':', false));
                if (length < 0 || length >= text.length - at) {
                    return null;
                }
                String name = new String(text, at, length, StandardCharsets.UTF_8);
                boolean nullable = text[at + length] == '?';
                at += length + 1;
                inner[i] = type(depth + 1);
                if (inner[i] == null) {
                    return null;
                }
                named[i] = DataTypes.createStructField(name, inner[i].spark, nullable);
            }
            return switch (format) {
                case "+l", "+L" -> list(named[0], 0, inner[0]);
                case "+m", "+ms" -> inner[0].form != Form.STRUCT || inner[0].inner.length != 2 ? null
                        : new CellType(DataTypes.createMapType(inner[0].inner[0].spark, inner[0].inner[1].spark), Form.MAP,
                                format, 0, false, 1, inner[0].inner);
                default -> format.startsWith("+w:") ? list(named[0], size, inner[0])
                        : format.startsWith("+s:") ? new CellType(new StructType(named), Form.STRUCT, format, 0, false, 1, inner) : null;
            };
        }

        private static CellType list(StructField field, int size, CellType item) {
            return new CellType(DataTypes.createArrayType(item.spark, field.nullable()), Form.LIST, "+l", size, false, 1, item);
        }

        private static int number(String digits) {
            return digits != null && digits.matches("[0-9]{1,9}") ? Integer.parseInt(digits) : -1;
        }

        private static CellType scalar(String format) {
            for (DataType same : List.of(DataTypes.BooleanType, DataTypes.ByteType, DataTypes.ShortType, DataTypes.IntegerType,
                    DataTypes.LongType, DataTypes.FloatType, DataTypes.DoubleType, DataTypes.DateType, DataTypes.TimestampNTZType,
                    DataTypes.createDayTimeIntervalType(), DataTypes.createYearMonthIntervalType(), DataTypes.StringType)) {
                CellType type = of(same, 0);
                if (type.description.equals(format)) {
                    return type;
                }
            }
            switch (format) {
                case "C;": return new CellType(DataTypes.ShortType, Form.INTEGER, format, 1, true, 1);
                case "S;": return new CellType(DataTypes.IntegerType, Form.INTEGER, format, 2, true, 1);
                case "I;": return new CellType(DataTypes.LongType, Form.INTEGER, format, 4, true, 1);
                case "U;": return new CellType(DataTypes.StringType, Form.STRING, format, 0, false, 1);
                case "z;", "Z;": return new CellType(DataTypes.BinaryType, Form.BYTES, format, 0, false, 1);
                case "tdm;": return new CellType(DataTypes.DateType, Form.INTEGER, format, 8, false, -86_400_000);
                default: break;
            }
            if (format.startsWith("w:") && number(format.substring(2, format.length() - 1)) >= 0) {
                return new CellType(DataTypes.BinaryType, Form.BYTES, format, number(format.substring(2, format.length() - 1)), false, 1);
            }
            if (format.matches("d:[0-9]{1,2},[0-9]{1,2}(,128)?;")) {
                String[] parts = format.substring(2, format.length() - 1).split(",");
                int precision = Integer.parseInt(parts[0]);
                int scale = Integer.parseInt(parts[1]);
                return precision < 1 || precision > 38 || scale > precision ? null
                        : new CellType(DataTypes.createDecimalType(precision, scale), Form.DECIMAL, format, 16, false, 1);
            }
            if (format.matches("(ts|tD)[smun].*")) {
                long factor = switch (format.charAt(2)) {
                    case 's' -> 1_000_000;
                    case 'm' -> 1000;
                    case 'u' -> 1;
                    default -> -1000;
                };
                DataType type = format.startsWith("tD") ? DataTypes.createDayTimeIntervalType()
                        : format.endsWith(":;") ? DataTypes.TimestampNTZType : DataTypes.TimestampType;
                return new CellType(type, Form.INTEGER, format, 8, false, factor);
            }
            return null;
        }
    }

    /** Bytes under construction. */
    static final class Writer {
        byte[] bytes = new byte[1024];
        int length;

        private void room(int more) {
            if (more > bytes.length - length) {
                bytes = Arrays.copyOf(bytes, Math.max(Math.addExact(length, more), (int) Math.min(2L * bytes.length, Integer.MAX_VALUE - 8)));
            }
        }

        void number(long value, int size) {
            room(size);
            for (int i = 0; i < size; i++) {
                bytes[length++] = (byte) (value >> Math.min(8 * i, 63));
            }
        }

        void add(byte[] value) {
            room(value.length);
            System.arraycopy(value, 0, bytes, length, value.length);
            length += value.length;
        }
    }

    private void nullable(SpecializedGetters from, int ordinal, Writer to) {
        boolean there = !from.isNullAt(ordinal);
        to.number(there ? 1 : 0, 1);
        if (there) {
            write(from, ordinal, false, to);
        }
    }

    /** Appends a value that is not null. If it is not the whole cell, strings are preceded by their length. */
    void write(SpecializedGetters from, int ordinal, boolean whole, Writer to) {
        switch (form) {
            case BOOLEAN -> to.number(from.getBoolean(ordinal) ? 1 : 0, 1);
            case INTEGER -> to.number(switch (size) {
                case 1 -> from.getByte(ordinal);
                case 2 -> from.getShort(ordinal);
                case 4 -> from.getInt(ordinal);
                default -> from.getLong(ordinal);
            }, size);
            case FLOAT -> to.number(Float.floatToRawIntBits(from.getFloat(ordinal)), 4);
            case DOUBLE -> to.number(Double.doubleToRawLongBits(from.getDouble(ordinal)), 8);
            case DECIMAL -> {
                DecimalType type = (DecimalType) spark;
                Decimal value = from.getDecimal(ordinal, type.precision(), type.scale());
                if (type.precision() <= 18) {
                    long unscaled = value.toUnscaledLong();
                    to.number(unscaled, 8);
                    to.number(unscaled >> 63, 8);
                } else {
                    BigInteger unscaled = value.toJavaBigDecimal().unscaledValue();
                    to.number(unscaled.longValue(), 8);
                    to.number(unscaled.shiftRight(64).longValue(), 8);
                }
            }
            case BYTES, STRING -> {
                byte[] value = form == Form.STRING ? from.getUTF8String(ordinal).getBytes() : from.getBinary(ordinal);
                if (!whole) {
                    to.number(value.length, 4);
                }
                to.add(value);
            }
            case LIST -> {
                ArrayData items = from.getArray(ordinal);
                to.number(items.numElements(), 4);
                for (int i = 0; i < items.numElements(); i++) {
                    inner[0].nullable(items, i, to);
                }
            }
            case MAP -> {
                MapData map = from.getMap(ordinal);
                to.number(map.numElements(), 4);
                for (int i = 0; i < map.numElements(); i++) {
                    to.number(1, 1);
                    inner[0].nullable(map.keyArray(), i, to);
                    inner[1].nullable(map.valueArray(), i, to);
                }
            }
            case STRUCT -> {
                InternalRow fields = from.getStruct(ordinal, inner.length);
                for (int i = 0; i < inner.length; i++) {
                    inner[i].nullable(fields, i, to);
                }
            }
        }
    }

    /** The bytes of a value. */
    record Reader(byte[] bytes, ByteBuffer left) {
        Reader(byte[] bytes, int begin, int end) {
            this(bytes, ByteBuffer.wrap(bytes, begin, end - begin).order(ByteOrder.LITTLE_ENDIAN));
        }

        /** The place of the next bytes, which are skipped. */
        int skip(int length) {
            if (length < 0 || length > left.remaining()) {
                throw new BufferUnderflowException();
            }
            int at = left.position();
            left.position(at + length);
            return at;
        }
    }

    /** The value of a cell, as Spark has it in its rows. */
    Object readWhole(Reader from) {
        try {
            Object value = read(from, true);
            if (!from.left.hasRemaining()) {
                return value;
            }
        } catch (BufferUnderflowException error) {
            // Reported below.
        }
        throw PhalanxExtensions.refused("a cell does not contain a value of its type, " + spark.simpleString());
    }

    private Object nullable(Reader from) {
        return from.left.get() == 0 ? null : read(from, false);
    }

    private Object read(Reader from, boolean whole) {
        return switch (form) {
            case BOOLEAN -> (from.left.get() & 1) == 1;
            case INTEGER -> integer(from.left);
            case FLOAT -> from.left.getFloat();
            case DOUBLE -> from.left.getDouble();
            case DECIMAL -> {
                DecimalType type = (DecimalType) spark;
                long low = from.left.getLong();
                long high = from.left.getLong();
                BigInteger unscaled = BigInteger.valueOf(high).shiftLeft(64).or(new BigInteger(1, ByteBuffer.allocate(8).putLong(low).array()));
                yield Decimal.apply(new BigDecimal(unscaled, type.scale()), type.precision(), type.scale());
            }
            case BYTES, STRING -> {
                int length = whole ? from.left.remaining() : size > 0 ? size : from.left.getInt();
                if (size > 0 && length != size) {
                    throw new BufferUnderflowException();
                }
                int at = from.skip(length);
                yield form == Form.STRING ? UTF8String.fromBytes(from.bytes, at, length) : Arrays.copyOfRange(from.bytes, at, at + length);
            }
            case LIST -> {
                Object[] items = new Object[size > 0 ? size : length(from)];
                for (int i = 0; i < items.length; i++) {
                    items[i] = inner[0].nullable(from);
                }
                yield new GenericArrayData(items);
            }
            case MAP -> {
                Object[] keys = new Object[length(from)];
                Object[] values = new Object[keys.length];
                for (int i = 0; i < keys.length; i++) {
                    if (from.left.get() == 0) {
                        throw new BufferUnderflowException();
                    }
                    keys[i] = inner[0].nullable(from);
                    values[i] = inner[1].nullable(from);
                }
                yield new ArrayBasedMapData(new GenericArrayData(keys), new GenericArrayData(values));
            }
            case STRUCT -> {
                Object[] fields = new Object[inner.length];
                for (int i = 0; i < fields.length; i++) {
                    fields[i] = inner[i].nullable(from);
                }
                yield new GenericInternalRow(fields);
            }
        };
    }

    /** A number of items, of which each has at least one byte. */
    private static int length(Reader from) {
        int length = from.left.getInt();
        if (length < 0 || length > from.left.remaining()) {
            throw new BufferUnderflowException();
        }
        return length;
    }

    private Object integer(ByteBuffer from) {
        long value = switch (size) {
            case 1 -> unsigned ? from.get() & 0xff : from.get();
            case 2 -> unsigned ? from.getShort() & 0xffff : from.getShort();
            case 4 -> unsigned ? from.getInt() & 0xffff_ffffL : from.getInt();
            default -> from.getLong();
        };
        if (factor < 0 && value % factor != 0) {
            throw PhalanxExtensions.refused("a cell contains a time that Spark cannot represent exactly: decrypt it with phalanx.arrow in Python");
        }
        value = factor < 0 ? value / -factor : Math.multiplyExact(value, factor);
        if (spark instanceof ByteType) return (byte) value;
        if (spark instanceof ShortType) return (short) value;
        if (spark instanceof IntegerType || spark instanceof DateType || spark instanceof YearMonthIntervalType) return (int) value;
        return value;
    }
}
