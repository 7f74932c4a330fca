using Site;

var app = builder.Build();
app.MapGet("/fetch", Endpoints.Fetch);
app.MapPost("/commands", Endpoints.Run);
app.Run();
