using System.Diagnostics;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;
using System.IO.Compression;
using System.Xml;
using System.Xml.Serialization;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Caching.Memory;

var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
app.MapGet("/a/{id}", (string id) => { Process.Start("sh", "-c " + id); }); // expect
app.MapGet("/b", (HttpContext ctx) => { Process.Start("sh", "-c " + ctx.Request.Query["a"]); }); // expect
app.MapPost("/c", async (HttpRequest req) => { using var r = new StreamReader(req.Body); var s = await r.ReadToEndAsync(); Process.Start("sh", "-c " + s); }); // expect
app.MapPost("/d", (MinDto d) => { Process.Start("sh", "-c " + d.Name); }); // expect
app.MapPost("/e", async (JsonElement j) => { Process.Start("sh", "-c " + j.GetProperty("a").GetString()); }); // expect
app.MapPost("/f", async (HttpContext ctx) => { var d = await ctx.Request.ReadFromJsonAsync<MinDto>(); Process.Start("sh", "-c " + d!.Name); }); // expect
app.MapPost("/g", async (HttpContext ctx) => { var d = await JsonNode.ParseAsync(ctx.Request.Body); Process.Start("sh", "-c " + d!["a"]); }); // expect
app.MapPost("/h", async (IFormFile f) => { using var s = f.OpenReadStream(); using var r = new StreamReader(s); string? l; while ((l = await r.ReadLineAsync()) is not null) { Process.Start("sh", "-c " + l); } }); // expect
app.MapPost("/i", ([FromHeader(Name = "X")] string x) => { Process.Start("sh", "-c " + x); }); // expect
app.MapGet("/j/{n:int}", (int n) => { Process.Start("sh", "-c " + n); });
app.MapPost("/k", ([AsParameters] MinDto d) => { Process.Start("sh", "-c " + d.Name); }); // expect
app.MapPost("/l", async (Stream body) => { using var r = new StreamReader(body); Process.Start("sh", "-c " + await r.ReadToEndAsync()); }); // expect
app.Run();

public record MinDto(string Name, int Age);
public class Template1 { static string tpl = "hello {name}"; public static string Fill(Dictionary<string, string> v) => Regex.Replace(tpl, @"\{(\w+)\}", m => v[m.Groups[1].Value]); }
public class MinController : ControllerBase {
  private readonly IMemoryCache _cache;
  public MinController(IMemoryCache cache) { _cache = cache; }
  [HttpGet] public IActionResult A(string q) {
    Process.Start("sh", "-c " + Template1.Fill(new Dictionary<string, string> { ["name"] = q })); // expect
    var box = new MinBox<string>(q);
    Process.Start("sh", "-c " + box.Value); // expect
    var r = MinResult.Ok(q);
    Process.Start("sh", "-c " + r.Value); // expect
    var v = _cache.GetOrCreate("k", e => q);
    var ms = new MemoryStream();
    using (var zip = new ZipArchive(ms, ZipArchiveMode.Create, true)) {
      var en = zip.CreateEntry("a");
      using var w = new StreamWriter(en.Open());
      w.Write(q);
    }
    Process.Start("sh", "-c " + Convert.ToBase64String(ms.ToArray()));
    return Ok();
  }
  [HttpGet] public async Task<IActionResult> B(string q) {
    using var ms = new MemoryStream();
    await using (var w = new StreamWriter(ms, Encoding.UTF8, 1024, true)) { await w.WriteLineAsync(q); }
    ms.Seek(0, SeekOrigin.Begin);
    using var rd = new StreamReader(ms);
    Process.Start("sh", "-c " + await rd.ReadToEndAsync()); // expect
    var sw = new StringWriter();
    using (var xw = XmlWriter.Create(sw, new XmlWriterSettings())) { xw.WriteStartElement("a"); xw.WriteString(q); xw.WriteEndElement(); }
    Process.Start("sh", "-c " + sw); // expect
    var sw2 = new StringWriter();
    new XmlSerializer(typeof(MinDto)).Serialize(sw2, new MinDto(q, 1));
    Process.Start("sh", "-c " + sw2.ToString()); // expect
    var buf = new MemoryStream();
    await JsonSerializer.SerializeAsync(buf, new MinDto(q, 1));
    Process.Start("sh", "-c " + Encoding.UTF8.GetString(buf.ToArray())); // expect
    string result = q.ToLowerInvariant() switch { var s when s.Length > 3 => s, _ => "a" };
    Process.Start("sh", "-c " + result); // expect
    return Ok();
  }
  [HttpGet] public IActionResult C(string q, int n, Guid g, DayOfWeek d, bool b, DateTime t) {
    Process.Start("sh", "-c " + n);
    Process.Start("sh", "-c " + g);
    Process.Start("sh", "-c " + (b ? "a" : "b"));
    Process.Start("sh", "-c " + t.ToString("yyyy"));
    var s = q.Length > 3 ? "x" : "y";
    Process.Start("sh", "-c " + s);
    return Ok();
  }
}
public class MinBox<T> { public MinBox(T v) { Value = v; } public T Value { get; private set; } }
public class MinResult { public static MinResultOf<T> Ok<T>(T v) => new MinResultOf<T> { Value = v }; }
public class MinResultOf<T> { public T Value { get; init; } }
