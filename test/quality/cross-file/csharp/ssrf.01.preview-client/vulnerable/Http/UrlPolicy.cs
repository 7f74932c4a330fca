namespace Preview.Http;

public static class UrlPolicy
{
    public static string Require(string url)
    {
        var uri = new Uri(url, UriKind.Absolute);
        if (uri.Scheme != "https" && uri.Scheme != "http") throw new ArgumentException("not HTTP");
        return url;
    }
}
