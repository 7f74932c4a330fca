using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Mvc;

namespace Cards;

public sealed class CardResult : ActionResult
{
    private readonly string _title;

    public CardResult(string title) => _title = title;

    public override async Task ExecuteResultAsync(ActionContext context)
    {
        var response = context.HttpContext.Response;
        response.ContentType = "text/html";
        await response.WriteAsync($"<h1>{HtmlEncoder.Default.Encode(_title)}</h1>");
    }

    // No method that the framework calls.
    public async Task Preview(ActionContext context) => await context.HttpContext.Response.WriteAsync(_title);
}
