package harbour;

public record Vessel(String name, int tugs) {
}
