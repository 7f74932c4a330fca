package providers.plans;

import jakarta.inject.Provider;
import jakarta.inject.Singleton;
import org.yaml.snakeyaml.Yaml;

@Singleton
public class Imports {
    private final Provider<Yaml> parsers;
    private final Provider<PlanStore> stores;

    public Imports(Provider<Yaml> parsers, Provider<PlanStore> stores) {
        this.parsers = parsers;
        this.stores = stores;
    }

    public Object read(String plan) {
        return parsers.get().load(plan); // expect
    }

    public String find(String name) throws Exception {
        return stores.get().find(name);
    }
}
