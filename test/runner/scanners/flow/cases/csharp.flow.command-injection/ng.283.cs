using Microsoft.AspNetCore.Mvc;
using System.Diagnostics;
using System.IO.Compression;
using System.Text;
using System.Text.Json;
using System.Xml.Linq;
using System.Xml.Serialization;
namespace BodyStreams;
public class Dto2 { public string Cmd { get; set; } }
public class IoController : ControllerBase {
  [HttpPost] public async Task<IActionResult> A() {
    using var reader = new StreamReader(Request.Body);
    var body = await reader.ReadToEndAsync();
    Process.Start("sh", "-c " + body); // expect
    using var ms = new MemoryStream();
    await Request.Body.CopyToAsync(ms);
    Process.Start("sh", "-c " + Encoding.UTF8.GetString(ms.ToArray())); // expect
    var buf = new byte[100];
    var n = await Request.Body.ReadAsync(buf, 0, 100);
    Process.Start("sh", "-c " + Encoding.UTF8.GetString(buf, 0, n)); // expect
    var dto = await JsonSerializer.DeserializeAsync<Dto2>(Request.Body);
    Process.Start("sh", "-c " + dto.Cmd); // expect
    using var doc = await JsonDocument.ParseAsync(Request.Body);
    Process.Start("sh", "-c " + doc.RootElement.GetProperty("cmd").GetString()); // expect
    var x = XDocument.Load(Request.Body);
    Process.Start("sh", "-c " + x.Root.Element("cmd").Value); // expect
    var ser = new XmlSerializer(typeof(Dto2));
    var d2 = (Dto2)ser.Deserialize(Request.Body);
    Process.Start("sh", "-c " + d2.Cmd); // expect
    return Ok();
  }
  [HttpPost] public async Task<IActionResult> B(IFormFile file, [FromHeader(Name = "X-A")] string h) {
    using var s = file.OpenReadStream();
    using var sr = new StreamReader(s, Encoding.UTF8);
    string line;
    while ((line = await sr.ReadLineAsync()) != null) Process.Start("sh", "-c " + line); // expect
    using var gz = new GZipStream(s, CompressionMode.Decompress);
    using var r2 = new StreamReader(gz);
    Process.Start("sh", "-c " + r2.ReadToEnd()); // expect
    Process.Start("sh", "-c " + Encoding.UTF8.GetString(Convert.FromBase64String(h))); // expect
    foreach (var f in Request.Form.Files) Process.Start("sh", "-c " + f.FileName); // expect
    foreach (var (k, v) in Request.Query) Process.Start("sh", "-c " + v); // expect
    foreach (var k in Request.Form.Keys) Process.Start("sh", "-c " + Request.Form[k]); // expect
    if (Request.Headers.TryGetValue("X-B", out var val)) Process.Start("sh", "-c " + val.ToString()); // expect
    var q = System.Web.HttpUtility.ParseQueryString(Request.QueryString.Value);
    Process.Start("sh", "-c " + q["a"]); // expect
    var dict = JsonSerializer.Deserialize<Dictionary<string, JsonElement>>(h);
    Process.Start("sh", "-c " + dict["x"].GetString()); // expect
    if (dict.TryGetValue("y", out var el)) Process.Start("sh", "-c " + el); // expect
    var form = await Request.ReadFormAsync();
    Process.Start("sh", "-c " + form["z"].ToString()); // expect
    var json = await Request.ReadFromJsonAsync<Dto2>();
    Process.Start("sh", "-c " + json.Cmd); // expect
    var zip = new ZipArchive(s);
    foreach (var e in zip.Entries) { using var er = new StreamReader(e.Open()); Process.Start("sh", "-c " + er.ReadToEnd()); } // expect
    return Ok();
  }
}
