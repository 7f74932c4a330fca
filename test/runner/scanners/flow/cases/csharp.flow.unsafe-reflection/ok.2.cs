public static class Api
{
    public static void Map(WebApplication app)
    {
        app.MapPost("/call/{method}", (string method) =>
        {
            if (method != "start" && method != "stop") return null;
            return typeof(Actions).GetMethod(method).Invoke(null, null);
        });
    }
}
