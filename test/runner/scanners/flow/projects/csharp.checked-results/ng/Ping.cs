using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;
namespace A {
  public class PingController : ControllerBase {
    [HttpGet("A")] public IActionResult A2(string host) { var r = Rules.Check(host); if (r.Ok) return BadRequest(); Process.Start("sh", "-c \"A " + host + "\""); return Ok(); } // expect
    [HttpGet("B")] public IActionResult B2(string host) { if (Rules.Problem(host) is null) return BadRequest(); Process.Start("sh", "-c \"B " + host + "\""); return Ok(); } // expect
    [HttpGet("C")] public IActionResult C2(string host) { if (Rules.Problem(host) is not string p) return BadRequest(); Process.Start("sh", "-c \"C " + host + "\""); return Ok(); } // expect
  }
}
