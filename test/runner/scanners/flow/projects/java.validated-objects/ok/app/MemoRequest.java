package app;

import jakarta.validation.constraints.Pattern;

public record MemoRequest(@Pattern(regexp = "[a-z]+") String column, String note) {}
