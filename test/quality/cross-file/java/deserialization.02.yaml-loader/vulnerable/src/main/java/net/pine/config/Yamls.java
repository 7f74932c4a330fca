package net.pine.config;

import org.yaml.snakeyaml.Yaml;

public final class Yamls {
    private Yamls() {}

    public static Yaml create() {
        return new Yaml(); // expect
    }
}
