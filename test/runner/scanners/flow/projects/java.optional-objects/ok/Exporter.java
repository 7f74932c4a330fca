package com.example.exports;

public interface Exporter {
    String format();

    void export(String name) throws Exception;
}
