using Microsoft.AspNetCore.Mvc;
using System.Diagnostics;
using System.IO.Compression;
namespace UploadedArchives;
public class IoController : ControllerBase {
  [HttpPost] public async Task<IActionResult> B(IFormFile file) {
    using var s = file.OpenReadStream();
    var zip = new ZipArchive(s);
    foreach (var e in zip.Entries) { using var er = new StreamReader(e.Open()); Process.Start("sh", "-c " + er.ReadToEnd()); } // expect
    foreach (var e in zip.Entries) { Process.Start("sh", "-c " + e.FullName); } // expect
 var en = zip.GetEntry("a");
    using var st = en.Open();
    using var rd = new StreamReader(st);
    Process.Start("sh", "-c " + rd.ReadToEnd()); // expect
    return Ok();
  }
}
