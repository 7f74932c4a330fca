using RootsNg;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<RootsNgTools>();
builder.Services.AddGraphQLServer().AddQueryType<Query>();
var app = builder.Build(); app.MapGraphQL(); app.Run();
