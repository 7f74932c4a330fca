package app.beehives;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

@Repository
public class Hives {
    private final JdbcTemplate jdbc;

    public Hives(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    public List<Map<String, Object>> find(HiveSearch search) {
        String where = search.wishes().stream().map(wish -> wish.trait() + " = ?").collect(Collectors.joining(" AND "));
        Object[] values = search.wishes().stream().map(HiveSearch.Wish::value).toArray();
        return jdbc.queryForList("SELECT id FROM hive WHERE " + where, values); // expect
    }
}
