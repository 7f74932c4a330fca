package com.acme.stock;

import java.sql.Connection;
import java.sql.DriverManager;

public class Stock {
    private static final String ADDRESS = "jdbc:postgresql://db.internal/stock";
    private static final String ACCOUNT = "stock_writer";

    private final String entry;

    public Stock(String entry) {
        this.entry = entry;
    }

    public Connection open() throws Exception {
        return DriverManager.getConnection(ADDRESS, ACCOUNT, entry);
    }
}
