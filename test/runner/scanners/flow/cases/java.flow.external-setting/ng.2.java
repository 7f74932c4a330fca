import java.sql.Connection;
import java.sql.SQLException;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;

class Reports {
    private Connection conn;

    @GetMapping("/reports")
    String list(@RequestParam String tenant) throws SQLException {
        conn.setSchema("tenant_" + tenant); // expect
        return "reports";
    }
}
