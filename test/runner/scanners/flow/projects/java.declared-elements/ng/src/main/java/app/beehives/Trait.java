package app.beehives;

public enum Trait {
    HONEY("honey_grams"),
    SWARM("swarm_size");

    private final String column;

    Trait(String column) {
        this.column = column;
    }

    public String column() {
        return column;
    }
}
