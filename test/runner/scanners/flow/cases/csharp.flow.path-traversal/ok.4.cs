using System.IO;
using System.IO.Compression;
using Microsoft.AspNetCore.Mvc;

public class ImportController : Controller {
  [HttpPost]
  public IActionResult Import(IFormFile file) {
    using var zip = new ZipArchive(file.OpenReadStream());
    foreach (var e in zip.Entries) e.ExtractToFile(Path.Combine("/srv/up", Path.GetFileName(e.FullName)));
    return Ok();
  }

  [HttpGet]
  public string Read(string name) {
    if (name.IndexOfAny(Path.GetInvalidFileNameChars()) >= 0) return "";
    return System.IO.File.ReadAllText(Path.Combine("/srv", name));
  }
}
