package app.letters;

public record LetterSent(Long id, String callback) {}
