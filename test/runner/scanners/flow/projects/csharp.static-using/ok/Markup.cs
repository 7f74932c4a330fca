using System.Web;

namespace Lumen.Html;

public static class Markup
{
    public static string Text(string value) => HttpUtility.HtmlEncode(value);

    public static string Plain(string value) => value.Trim();
}
