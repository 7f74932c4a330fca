package app;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;

public record StillRequest(
    @NotNull @Pattern(regexp = "\\d{2}:\\d{2}:\\d{2}") String time,
    @NotNull @Pattern(message = "must be a name", regexp = "[A-Za-z0-9_-]{1,40}") String label,
    @NotNull @Pattern(regexp = Patterns.NAME, flags = Pattern.Flag.CASE_INSENSITIVE) String target) {}
