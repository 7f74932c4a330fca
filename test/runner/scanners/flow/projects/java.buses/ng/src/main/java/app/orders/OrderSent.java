package app.orders;

public record OrderSent(String note) {}
