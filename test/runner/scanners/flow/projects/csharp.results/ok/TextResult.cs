using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

namespace Cards;

public sealed class TextResult : ActionResult
{
    private readonly string _markup;

    public TextResult(string markup) => _markup = markup;

    public override async Task ExecuteResultAsync(ActionContext context)
    {
        var response = context.HttpContext.Response;
        response.ContentType = "text/plain";
        await response.WriteAsync(_markup);
    }
}

public sealed class TextAnswer(string markup) : IResult
{
    public Task ExecuteAsync(HttpContext context)
    {
        context.Response.ContentType = "text/plain";
        return context.Response.WriteAsync(markup);
    }
}
