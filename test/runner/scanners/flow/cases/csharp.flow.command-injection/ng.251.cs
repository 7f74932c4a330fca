using System.Diagnostics;
using GraphQL;
using GraphQL.Types;

public class Cmd { public string Host { get; set; } }
public class ToolQuery : ObjectGraphType {
  public ToolQuery() {
    Field<StringGraphType>("a", arguments: new QueryArguments(new QueryArgument<StringGraphType> { Name = "v" }),
      resolve: context => { var v = context.GetArgument<string>("v"); Process.Start("bash", "-c \"ping " + v + "\""); // expect
        return v; });
    Field<StringGraphType>("b").Argument<StringGraphType>("v").Resolve(ctx => { var v = ctx.GetArgument<string>("v"); Process.Start("bash", "-c \"ping " + v + "\""); // expect
      return v; });
    Field<StringGraphType>("c").Resolve(ctx => { var c = ctx.GetArgument<Cmd>("v"); Process.Start("bash", "-c \"ping " + c.Host + "\""); // expect
      Process.Start("bash", "-c \"ping " + ctx.Arguments["x"].Value + "\""); // expect
      return ""; });
    Field<StringGraphType>("n").Resolve(ctx => { int n = ctx.GetArgument<int>("n"); Process.Start("bash", "-c \"ping " + n + "\"");
      return ""; });
  }
}
