public async Task Upload(IFormFile file)
{
    using var stream = new FileStream(Path.Combine(root, Path.GetRandomFileName()), FileMode.Create);
    var text = File.ReadAllText("settings.json");
    var target = Path.Combine(root, info.Name);
}
