public static class Api
{
    public static void Map(WebApplication app, V8ScriptEngine engine)
    {
        app.MapPost("/run", (string code) => engine.Execute("run(" + code + ")")); // expect
    }
}
