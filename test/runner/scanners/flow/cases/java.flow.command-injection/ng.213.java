package request213;

import com.netflix.graphql.dgs.*;
import graphql.schema.DataFetchingEnvironment;
import java.io.IOException;
import java.util.Map;

@DgsComponent
public class Dgs {
  @DgsQuery
  public String a(@InputArgument String v) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v}); return v; } // expect
  @DgsMutation
  public String b(DataFetchingEnvironment env) throws IOException { String v = env.getArgument("v"); Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v}); return v; } // expect
  @DgsMutation
  public String c(DgsDataFetchingEnvironment dfe) throws IOException { Map<String, Object> m = dfe.getArgument("v"); Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + m.get("x")}); return "v"; } // expect
  @DgsQuery
  public String n(@InputArgument Integer v) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v}); return ""; }
}
