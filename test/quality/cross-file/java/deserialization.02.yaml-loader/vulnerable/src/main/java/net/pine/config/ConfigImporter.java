package net.pine.config;

import java.util.Map;

public class ConfigImporter {
    public int importFrom(String text) {
        Map<String, Object> values = Yamls.create().load(text); // expect
        return values.size();
    }
}
