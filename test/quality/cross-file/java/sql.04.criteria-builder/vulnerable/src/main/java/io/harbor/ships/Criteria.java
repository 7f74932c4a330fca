package io.harbor.ships;

import java.util.ArrayList;
import java.util.List;

public class Criteria {
    private final List<String> conditions = new ArrayList<>();
    private final List<Object> values = new ArrayList<>();

    public Criteria equalTo(String column, String value) {
        conditions.add(column + " = '" + value + "'");
        return this;
    }

    public String where() {
        return conditions.isEmpty() ? "" : " WHERE " + String.join(" AND ", conditions);
    }

    public Object[] values() {
        return values.toArray();
    }
}
