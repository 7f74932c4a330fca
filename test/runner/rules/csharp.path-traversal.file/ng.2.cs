public async Task Upload(IFormFile file)
{
    using var stream = new FileStream(root + file.FileName, FileMode.Create); // expect
    var text = File.ReadAllText(Request.Form["path"]); // expect
}
