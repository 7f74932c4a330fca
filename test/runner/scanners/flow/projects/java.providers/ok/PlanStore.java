package providers.plans;

import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.PreparedStatement;

@Singleton
public class PlanStore {
    private Connection connection;

    public String find(String name) throws Exception {
        PreparedStatement statement = connection.prepareStatement("SELECT id FROM plans WHERE name = ?");
        statement.setString(1, name);
        return statement.executeQuery().getString(1);
    }
}
