public IActionResult Download()
{
    var path = Path.Combine(root, Path.GetFileName(Request.Query["name"]));
    return PhysicalFile(path, "application/pdf");
}
