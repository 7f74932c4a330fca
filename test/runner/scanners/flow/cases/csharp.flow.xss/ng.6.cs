public static class Stickers
{
    public static void Map(WebApplication app)
    {
        app.MapGet("/stickers/{code:regex(.+)}", (string code) => Results.Content($"<b>{code}</b>", "text/html")); // expect
        app.MapGet("/notes/{code:int}", (string code, string note) => Results.Content($"<b>{note}</b>", "text/html")); // expect
    }
}
