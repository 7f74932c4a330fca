public IActionResult Download()
{
    var path = Path.Combine(root, Request.Query["name"]); // expect
    return PhysicalFile(path, "application/pdf");
}
