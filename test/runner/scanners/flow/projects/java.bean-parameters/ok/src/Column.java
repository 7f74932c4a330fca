package demo;
public enum Column {
    SKU("sku"), ID("id");
    private final String column;
    Column(String column) { this.column = column; }
    public String column() { return column; }
    public static Column fromString(String name) {
        for (Column item : values()) if (item.column.equals(name)) return item;
        throw new IllegalArgumentException("unknown column");
    }
}
