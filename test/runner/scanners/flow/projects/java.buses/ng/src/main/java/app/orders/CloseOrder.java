package app.orders;

public record CloseOrder(String note) {}
