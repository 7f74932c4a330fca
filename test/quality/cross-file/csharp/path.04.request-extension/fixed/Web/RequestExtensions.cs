namespace Docs.Web;

public static class RequestExtensions
{
    public static string DocumentName(this HttpRequest request)
    {
        return Path.GetFileName(request.RouteValues["name"]?.ToString() + request.Query["suffix"]);
    }
}
