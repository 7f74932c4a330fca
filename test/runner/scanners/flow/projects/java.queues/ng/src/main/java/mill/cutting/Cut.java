package mill.cutting;

public record Cut(String saw, int length) {}
