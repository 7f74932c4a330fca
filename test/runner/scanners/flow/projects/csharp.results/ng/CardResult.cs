using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

namespace Cards;

public sealed class CardResult : ActionResult
{
    private readonly string _markup;

    public CardResult(string markup) => _markup = markup;

    public override async Task ExecuteResultAsync(ActionContext context)
    {
        var response = context.HttpContext.Response;
        response.ContentType = "text/html";
        await response.WriteAsync(_markup); // expect
    }
}

public sealed class CardAnswer(string markup) : IResult
{
    public Task ExecuteAsync(HttpContext context)
    {
        context.Response.ContentType = "text/html";
        return context.Response.WriteAsync(markup); // expect
    }
}
