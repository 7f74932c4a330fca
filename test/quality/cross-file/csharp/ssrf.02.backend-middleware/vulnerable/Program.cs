using Gateway.Middleware;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddHttpClient();
var app = builder.Build();
app.UseMiddleware<BackendMiddleware>();
app.MapControllers();
app.Run();
