package com.example.exports;

import org.springframework.stereotype.Component;

@Component
public class ShellExporter implements Exporter {
    @Override
    public String format() {
        return "shell";
    }

    @Override
    public void export(String name) throws Exception {
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "export " + name}); // expect
    }
}
