using Microsoft.AspNetCore.Mvc;
using System.Text.RegularExpressions;
namespace PropReplace;
public class CarriedCarriedReplaceController : ControllerBase {
  static string tpl = "hello {name}";
  [HttpGet] public IActionResult G(string q) {
    Process.Start("sh", "-c " + Regex.Replace("abc {x}", "a.*", m => q)); // expect
    var s = Regex.Replace(tpl, "a.*", m => q);
    Process.Start("sh", "-c " + s); // expect
    var v = new Dictionary<string, string> { ["name"] = q };
    var s2 = Regex.Replace(foo(), "a.*", m => v[m.Value]);
    Process.Start("sh", "-c " + s2); // expect
    var re = new Regex("a");
    var s3 = re.Replace(foo(), m => { return q; });
    Process.Start("sh", "-c " + s3); // expect
    return Ok();
  }
}
