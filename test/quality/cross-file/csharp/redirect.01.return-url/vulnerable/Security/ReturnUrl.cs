using Microsoft.AspNetCore.Http;

namespace Accounts.Security;

public static class ReturnUrl
{
    public static string From(HttpRequest request)
    {
        string url = request.Query["returnUrl"];
        return string.IsNullOrEmpty(url) ? "/" : url;
    }
}
