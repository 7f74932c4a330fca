using Microsoft.AspNetCore.Mvc;
using System.Diagnostics;
using System.IO.Compression;
namespace UploadContents;
public class IoController : ControllerBase {
  [HttpPost] public async Task<IActionResult> B(IFormFile file) {
    using var s = file.OpenReadStream();
    Process.Start("sh", "-c " + s); // expect
    var rd = new StreamReader(s);
    Process.Start("sh", "-c " + rd.ReadToEnd()); // expect
    return Ok();
  }
}
public class Io2Controller : ControllerBase {
  [HttpPost] public async Task<IActionResult> C(List<IFormFile> files, IFormFileCollection all) {
    foreach (var f in files) {
      using var ms = new MemoryStream();
      await f.CopyToAsync(ms);
      Process.Start("sh", "-c " + System.Text.Encoding.UTF8.GetString(ms.ToArray())); // expect
      Process.Start("sh", "-c " + f.ContentType); // expect
    }
    foreach (var f in Request.Form.Files) {
      using var r = new StreamReader(f.OpenReadStream());
      Process.Start("sh", "-c " + await r.ReadToEndAsync()); // expect
    }
    foreach (var f in all) {
      using var r = new StreamReader(f.OpenReadStream());
      Process.Start("sh", "-c " + await r.ReadToEndAsync()); // expect
    }
    return Ok();
  }
}
