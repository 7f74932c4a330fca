using System.Linq;
using Microsoft.AspNetCore.Mvc;
using System.Data.SqlClient;
public class AController : Controller {
  SqlConnection db;
  [HttpGet] public IActionResult A(string id) {
    if (!id.All(char.IsDigit)) return BadRequest();
    new SqlCommand("select * from a where id = " + id, db).ExecuteReader();
    return Ok();
  }
  [HttpGet] public IActionResult B(string id) {
    if (id.Any(c => !char.IsLetterOrDigit(c))) return BadRequest();
    new SqlCommand("select * from a where id = '" + id + "'", db).ExecuteReader();
    return Ok();
  }
  [HttpGet] public IActionResult C(string[] ids) {
    if (!ids.All(i => int.TryParse(i, out _))) return BadRequest();
    new SqlCommand("select * from a where id in (" + string.Join(",", ids) + ")", db).ExecuteReader();
    return Ok();
  }
  [HttpGet] public IActionResult D(string id) {
    if (id.Any(char.IsDigit)) {
      new SqlCommand("select * from a where id = '" + id + "'", db).ExecuteReader(); // expect
    }
    return Ok();
  }
  [HttpGet] public IActionResult E(string id) {
    var clean = new string(id.Where(char.IsLetterOrDigit).ToArray());
    new SqlCommand("select * from a where id = '" + clean + "'", db).ExecuteReader();
    return Ok();
  }
}
