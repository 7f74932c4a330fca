namespace Preview.Http;

public static class UrlPolicy
{
    private static readonly string[] Hosts = { "example.com", "www.example.com" };

    public static string Require(string url)
    {
        var uri = new Uri(url, UriKind.Absolute);
        if (uri.Scheme != "https" || !Hosts.Contains(uri.Host)) throw new ArgumentException("host is not allowed");
        return url;
    }
}
