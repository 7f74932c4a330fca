package shop;

import jakarta.validation.constraints.Pattern;

public record PriceQuery(@Pattern(regexp = "[A-Z0-9]{2,12}") String sku, @Pattern(regexp = "EUR|USD") String currency) {}
