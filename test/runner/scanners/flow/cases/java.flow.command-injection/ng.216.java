package request216;

import graphql.schema.DataFetcher;
import graphql.schema.DataFetchingEnvironment;
import graphql.schema.idl.RuntimeWiring;
import java.io.IOException;

public class GraphqlJava implements DataFetcher<String> {
  public String get(DataFetchingEnvironment environment) throws IOException {
    String v = environment.getArgument("v");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + environment.getArgumentOrDefault("w", "x")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + environment.getArguments().get("w")}); // expect
    return v;
  }
  public DataFetcher<String> tool() {
    return env -> {
      String v = env.getArgument("v");
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v}); // expect
      return v;
    };
  }
  public RuntimeWiring wiring() {
    return RuntimeWiring.newRuntimeWiring().type("Query", t -> t.dataFetcher("x", env -> {
      String v = env.getArgument("v");
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v}); // expect
      return v;
    })).build();
  }
}
