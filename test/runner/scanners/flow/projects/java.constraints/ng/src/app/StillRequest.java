package app;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;

public record StillRequest(
    @NotNull @Pattern(regexp = "\\d{2}:.+") String time,
    @NotNull @Pattern(message = "[a-z]+", regexp = ".{1,40}") String label,
    @NotNull @Pattern(regexp = Patterns.NAME) String target) {}
