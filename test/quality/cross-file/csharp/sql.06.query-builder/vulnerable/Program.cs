using Museum.Data;

var app = WebApplication.CreateBuilder(args).Build();

app.MapGet("/paintings", (string painter, string style) =>
{
    using var context = new MuseumContext();
    return context.Find(painter, style).Count();
});

app.Run();
