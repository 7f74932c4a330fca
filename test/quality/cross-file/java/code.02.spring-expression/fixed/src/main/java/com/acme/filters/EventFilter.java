package com.acme.filters;

import java.util.List;
import org.springframework.expression.Expression;

public class EventFilter {
    private final Expressions expressions = new Expressions();

    public List<Event> apply(List<Event> events, String condition) {
        Expression expression = expressions.compile("large".equals(condition) ? "size > 1" : "size > 0");
        return events.stream().filter(event -> Boolean.TRUE.equals(expression.getValue(event, Boolean.class))).toList();
    }
}
