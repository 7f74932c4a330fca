using System.Net;

namespace Portal.Rendering;

public class HtmlBuilder
{
    private string _body = "";

    public HtmlBuilder Heading(string text)
    {
        _body += "<h1>" + WebUtility.HtmlEncode(text) + "</h1>";
        return this;
    }

    public string Build() => "<html><body>" + _body + "</body></html>";
}
