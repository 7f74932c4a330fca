using Docs.Documents;
using Docs.Web;

var app = WebApplication.Create(args);

app.MapGet("/documents/{name}", async (HttpRequest request) =>
{
    var text = await DocumentReader.ReadAsync(request.DocumentName());
    return Results.Text(text);
});

app.Run();
