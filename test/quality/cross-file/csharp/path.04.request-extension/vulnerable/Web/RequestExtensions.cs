namespace Docs.Web;

public static class RequestExtensions
{
    public static string DocumentName(this HttpRequest request)
    {
        return request.RouteValues["name"]?.ToString() + request.Query["suffix"];
    }
}
