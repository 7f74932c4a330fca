using System.Data;
using Club.Members;
using Npgsql;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllersWithViews();
builder.Services.AddScoped<IDbConnection>(_ => new NpgsqlConnection("Database=club"));
builder.Services.AddScoped<IMemberStore, DapperMemberStore>();
var app = builder.Build();
app.MapDefaultControllerRoute();
app.Run();
