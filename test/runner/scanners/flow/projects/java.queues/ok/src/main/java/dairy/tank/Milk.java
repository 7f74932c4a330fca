package dairy.tank;

public record Milk(String farm, int litres) {}
