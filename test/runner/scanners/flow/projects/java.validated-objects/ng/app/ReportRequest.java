package app;

import jakarta.validation.constraints.Pattern;

public record ReportRequest(@Pattern(regexp = "[a-z]+") String column, String note) {}
