public static class Api
{
    public static void Map(WebApplication app)
    {
        app.MapPost("/call/{method}", (string method) =>
        {
            var target = typeof(Actions).GetMethod(method); // expect
            return target.Invoke(null, null);
        });
    }
}
