using Agent.Actions;

var app = WebApplication.CreateBuilder(args).Build();

app.MapPost("/actions/{name}", (string name, HttpRequest request) =>
{
    if (!ActionTable.Actions.TryGetValue(name, out var action)) return Results.NotFound();
    string service = request.Query["service"];
    return Results.Ok(action(service));
});

app.Run();
