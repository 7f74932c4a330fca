package app.orders;

public record OrderPaid(String note) {}
