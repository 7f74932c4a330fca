package reports;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

public class Database {
    private static final String URL = "jdbc:postgresql://db.internal/reports";
    private static final String USER = "reports";
    private static final String CREDENTIAL = "Tr4ck-9-lanes";

    public Connection open() throws SQLException {
        return DriverManager.getConnection(URL, USER, CREDENTIAL); // expect
    }
}
