using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;
namespace A {
  public class PingController : ControllerBase {
    [HttpGet("a")] public IActionResult A1(string host) { if (null != Rules.Problem(host)) return BadRequest(); Process.Start("sh", "-c \"a " + host + "\""); return Ok(); }
    [HttpGet("b")] public IActionResult B1(string host) { if (Rules.Problem(host) is not null) return BadRequest(); Process.Start("sh", "-c \"b " + host + "\""); return Ok(); }
    [HttpGet("c")] public IActionResult C1(string host) { if (Rules.Problem(host) is { } p) return BadRequest(p); Process.Start("sh", "-c \"c " + host + "\""); return Ok(); }
    [HttpGet("d")] public IActionResult D1(string host) { var r = Rules.Check(host); if (!r.Ok) return BadRequest(); Process.Start("sh", "-c \"d " + host + "\""); return Ok(); }
    [HttpGet("e")] public IActionResult E1(string host) { if (Rules.Errors(host).Count > 0) return BadRequest(); Process.Start("sh", "-c \"e " + host + "\""); return Ok(); }
    [HttpGet("f")] public IActionResult F1(string host) { if (!Rules.TryCheck(host, out var error)) return BadRequest(error); Process.Start("sh", "-c \"f " + host + "\""); return Ok(); }
    [HttpGet("g")] public IActionResult G1(string host) { if (Rules.Problem(host) is string p) return BadRequest(p); Process.Start("sh", "-c \"g " + host + "\""); return Ok(); }
  }
}
