using RootsOk;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<RootsOkTools>();
builder.Services.AddGraphQLServer().AddQueryType<Query>();
var app = builder.Build(); app.MapGraphQL(); app.Run();
