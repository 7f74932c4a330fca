public static class Labels
{
    public static void Map(WebApplication app)
    {
        app.MapGet("/labels/{code:regex(^[A-Z0-9]{{1,10}}$)}", (string code) => Results.Content($"<b>{code}</b>", "text/html"));
        app.MapGet("/names/{name:alpha}", (string name) => Results.Content($"<b>{name}</b>", "text/html"));
        app.MapGet("/ids/{id:int}", (string id) => Results.Content($"<b>{id}</b>", "text/html"));
    }
}
