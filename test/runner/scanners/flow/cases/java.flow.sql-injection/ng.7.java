package app;

import java.util.*;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.*;

record Filter(String city, long id) {}

class Search {
    private String name;
    private Integer page;
    public String getName() { return name; }
    public void setName(String name) { this.name = name; }
    public Integer getPage() { return page; }
}

class CurrentUser {
    private String login;
    public String getLogin() { return login; }
}

class Tenant {
    private String id;
    public String load() { return id; }
}

@RestController
public class SearchController {
    private final JdbcTemplate jdbc;

    public SearchController(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @GetMapping("/search")
    public List<Map<String, Object>> search(Search search) {
        jdbc.queryForList("select * from item limit " + search.getPage());
        return jdbc.queryForList("select * from item where name = '" + search.getName() + "'"); // expect
    }

    @GetMapping("/filter")
    public List<Map<String, Object>> filter(@Valid Filter filter) {
        jdbc.queryForList("select * from item where id = " + filter.id());
        return jdbc.queryForList("select * from item where city = '" + filter.city() + "'"); // expect
    }

    @GetMapping("/own")
    public List<Map<String, Object>> own(@AuthenticationPrincipal CurrentUser user) {
        return jdbc.queryForList("select * from item where owner = '" + user.getLogin() + "'");
    }
}
