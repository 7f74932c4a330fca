using System.Diagnostics;
public class A : Controller {
  static readonly HashSet<string> Known = new() { "a" };
  public IActionResult Get(string q) {
    var d = new Dictionary<string, string>();
    foreach (var pair in q.Split('&')) {
      var kv = pair.Split('=');
      d[kv[0]] = kv[1];
    }
    if (!Known.Contains(d["repo"])) return BadRequest();
    Process.Start("/bin/sh", "-c " + d["repo"]);
    Process.Start("/bin/sh", "-c " + d["x"]); // expect
    if (d.TryGetValue("z", out var z)) Process.Start("/bin/sh", "-c " + z); // expect
    Process.Start("/bin/sh", "-c " + d.GetValueOrDefault("y")); // expect
    return Ok();
  }
}
