package com.example.exports;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

@Component
public class Exporters {
    private final Map<String, Exporter> byFormat;
    private final List<Exporter> all;

    public Exporters(List<Exporter> exporters) {
        this.all = exporters;
        this.byFormat = exporters.stream().collect(Collectors.toMap(Exporter::format, Function.identity()));
    }

    public Optional<Exporter> find(String format) {
        return Optional.ofNullable(byFormat.get(format));
    }

    public Optional<Exporter> first(String format) {
        return all.stream().filter(each -> each.format().equals(format)).findFirst();
    }
}
