using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Html;

namespace Profiles.Helpers;

public static class BadgeExtensions
{
    public static IHtmlContent ToBadge(this string label)
    {
        return new HtmlString("<span class=\"badge\">" + HtmlEncoder.Default.Encode(label) + "</span>");
    }
}
