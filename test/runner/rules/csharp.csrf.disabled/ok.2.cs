app.MapPost("/upload", (IFormFile file) => Save(file));
options.Filters.Add(new AutoValidateAntiforgeryTokenAttribute());
