import java.io.FileReader;
import java.sql.Connection;
import java.util.Properties;

public class Reports {
    int count(Connection connection) throws Exception {
        Properties properties = new Properties();
        properties.load(new FileReader("report.properties"));
        String table = properties.getProperty("table");
        return connection.createStatement().executeUpdate("DELETE FROM " + table);
    }
}
