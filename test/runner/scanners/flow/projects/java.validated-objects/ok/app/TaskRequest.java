package app;

import jakarta.validation.constraints.Pattern;

public record TaskRequest(@Pattern(regexp = "[a-z]+") String column, String note) {}
