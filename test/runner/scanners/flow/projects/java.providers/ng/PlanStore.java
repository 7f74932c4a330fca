package providers.plans;

import jakarta.inject.Singleton;
import java.sql.Connection;

@Singleton
public class PlanStore {
    private Connection connection;

    public String find(String name) throws Exception {
        return connection.createStatement().executeQuery("SELECT id FROM plans WHERE name = '" + name + "'").getString(1); // expect
    }
}
