using RendersNg;
using System.Threading.Channels;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton(Channel.CreateUnbounded<RenderJob>());
builder.Services.AddHostedService<Worker>();
builder.Services.AddValidatorsFromAssemblyContaining<RenderJobValidator>();
var app = builder.Build();
Endpoint.Map(app);
app.Run();
