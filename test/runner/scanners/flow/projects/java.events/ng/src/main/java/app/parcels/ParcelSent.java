package app.parcels;

public record ParcelSent(Long id, String callback) {}
