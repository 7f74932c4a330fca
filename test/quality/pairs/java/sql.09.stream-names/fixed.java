package com.acme.tags;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class TagController {
    private final NamedParameterJdbcTemplate template;

    public TagController(NamedParameterJdbcTemplate template) {
        this.template = template;
    }

    @GetMapping("/articles")
    public List<String> articles(@RequestParam("tags") String tags) {
        List<String> in = Arrays.stream(tags.split(","))
            .map(tag -> tag.trim())
            .collect(Collectors.toList());
        String sql = "SELECT title FROM articles WHERE tag IN (:tags)";
        return template.queryForList(sql, java.util.Map.of("tags", in), String.class);
    }
}
