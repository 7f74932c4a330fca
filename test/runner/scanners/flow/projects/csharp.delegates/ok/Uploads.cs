namespace Attic.Web;

public interface IShelf
{
    Task<string> Remove(string name);
}

public static class Uploads
{
    public static void MapUploads(this IEndpointRouteBuilder routes) =>
        routes.MapPost("/uploads/remove", WithBody((body, shelf) => shelf.Remove(Path.GetFileName(body))));

    private static Func<HttpRequest, IShelf, Task<string>> WithBody(Func<string, IShelf, Task<string>> next) =>
        async (sent, shelf) =>
        {
            using var reader = new StreamReader(sent.Body);
            return await next(await reader.ReadToEndAsync(), shelf);
        };
}
