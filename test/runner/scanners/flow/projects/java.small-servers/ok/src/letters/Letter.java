package letters;

public record Letter(String greeting, String text) {}
