package request215;

import graphql.kickstart.tools.GraphQLQueryResolver;
import io.leangen.graphql.annotations.*;
import org.eclipse.microprofile.graphql.GraphQLApi;
import org.eclipse.microprofile.graphql.Query;
import org.eclipse.microprofile.graphql.Mutation;
import org.eclipse.microprofile.graphql.Name;
import java.io.IOException;

@GraphQLApi
public class GqlTools {
  @Query
  public String tool(@Name("v") String v) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v}); return v; } // expect
  @Mutation
  public String change(String v) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v}); return v; } // expect
  @Query
  public String num(int v) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v}); return ""; }
}
class SpqrService {
  @GraphQLQuery(name = "tool")
  public String tool(@GraphQLArgument(name = "v") String v) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v}); return v; } // expect
  @GraphQLMutation
  public String change(@GraphQLArgument(name = "v") String v) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v}); return v; } // expect
}
class KickResolver implements GraphQLQueryResolver {
  public String tool(String v) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v}); return v; } // expect
}
