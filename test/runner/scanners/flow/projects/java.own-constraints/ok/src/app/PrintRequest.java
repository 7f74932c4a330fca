package app;

import jakarta.validation.constraints.NotNull;

public record PrintRequest(@NotNull @KnownPrinter String printer, @TrayName(message = "unknown") String tray) {}
