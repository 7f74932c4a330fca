package dao;

import java.sql.*;
import org.springframework.web.bind.annotation.*;

@RestController
class SearchEndpoint {
    private final SearchDao dao = new SearchDao();

    @PostMapping("/find")
    int find(@RequestBody SearchForm form) throws SQLException {
        Criteria criteria = new Criteria();
        criteria.setName("all");
        return dao.count(criteria);
    }
}

class SearchForm {
    public String name;
}

class Criteria {
    private String name;

    void setName(String name) {
        this.name = name;
    }

    String getName() {
        return name;
    }
}

class SearchDao {
    private Connection connection;

    int count(Criteria criteria) throws SQLException {
        try (Statement s = connection.createStatement();
             ResultSet rs = s.executeQuery("select count(*) from item where name='" + criteria.getName() + "'")) {
            rs.next();
            return rs.getInt(1);
        }
    }
}
