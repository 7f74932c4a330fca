using System.Diagnostics;
using HotChocolate;
using HotChocolate.Types;
using HotChocolate.Resolvers;

public class CmdInput { public string Host { get; set; } public int Port { get; set; } }
[QueryType]
public class Query {
  public string A(string v) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
    return ""; }
  public string N(int v) { Process.Start("bash", "-c \"ping " + v + "\"");
    return ""; }
}
[ExtendObjectType("Mutation")]
public class ToolMutation {
  public string B(CmdInput input) { Process.Start("bash", "-c \"ping " + input.Host + "\""); // expect
    return ""; }
  public string B2([GraphQLNonNullType] string v, [Service] object s) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
    return ""; }
  public async Task<string> C(IFile file) { Process.Start("bash", "-c \"ping " + file.Name + "\""); // expect
    return ""; }
}
public class QueryT : ObjectType {
  protected override void Configure(IObjectTypeDescriptor d) {
    d.Field("a").Argument("v", a => a.Type<StringType>()).Resolve(ctx => { var v = ctx.ArgumentValue<string>("v"); Process.Start("bash", "-c \"ping " + v + "\""); // expect
      return v; });
  }
}
