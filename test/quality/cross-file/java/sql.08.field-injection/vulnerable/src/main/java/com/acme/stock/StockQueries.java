package com.acme.stock;

import java.util.List;

public interface StockQueries {
    List<Integer> levels(String warehouse);
}
