package net.pine.config;

import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

public final class Yamls {
    private Yamls() {}

    public static Yaml create() {
        return new Yaml(new SafeConstructor(new LoaderOptions()));
    }
}
