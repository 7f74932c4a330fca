using FilteredOkC;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options => { options.Filters.Add<HostFilter>(); options.Filters.Add(new LogFilter()); });
var app = builder.Build(); app.MapControllers(); app.Run();
