using Microsoft.AspNetCore.Http;

namespace Accounts.Security;

public static class ReturnUrl
{
    private static readonly string[] Pages = { "/", "/orders", "/settings" };

    public static string From(HttpRequest request)
    {
        string url = request.Query["returnUrl"];
        return Array.IndexOf(Pages, url) >= 0 ? url : "/";
    }
}
