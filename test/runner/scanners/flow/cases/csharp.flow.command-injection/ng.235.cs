using Microsoft.AspNetCore.Http;
using System.Diagnostics;

public sealed record Filter(string Sort, string Raw)
{
    public static ValueTask<Filter?> BindAsync(HttpContext context)
    {
        var sort = context.Request.Query["sort"].FirstOrDefault() switch { "name" => "name", _ => "id" };
        return ValueTask.FromResult<Filter?>(new Filter(sort, context.Request.Query["raw"]));
    }
}

public static class Endpoints
{
    public static void Map(IEndpointRouteBuilder app)
    {
        app.MapGet("/sorted", (Filter filter) => { Process.Start("sh", "-c " + filter.Sort); });
        app.MapGet("/raw", (Filter filter) => { Process.Start("sh", "-c " + filter.Raw); }); // expect
    }
}
