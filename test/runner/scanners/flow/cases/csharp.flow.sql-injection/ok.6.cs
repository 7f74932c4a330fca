using Microsoft.AspNetCore.Mvc;
using Microsoft.Data.SqlClient;
using System.Collections.Generic;
namespace Demo;
public enum SortBy { Name, Price }
public class Filter { public int Limit { get; set; } public int? Offset { get; set; } public Guid Owner { get; set; } public SortBy Sort { get; set; } public List<int> Ids { get; set; } }
[ApiController]
public class AController : ControllerBase {
  private readonly SqlConnection _c;
  public AController(SqlConnection c) { _c = c; }
  [HttpGet("{id}")]
  public IActionResult One(int id, [FromQuery] int? limit, Guid owner, SortBy sort) {
    var cmd = new SqlCommand($"SELECT * FROM T WHERE id = {id} AND owner = '{owner}' ORDER BY {sort} OFFSET {limit}", _c);
    return Ok(cmd.ExecuteScalar());
  }
  [HttpPost]
  public IActionResult Two([FromBody] Filter f) {
    var cmd = new SqlCommand($"SELECT * FROM T WHERE owner = '{f.Owner}' AND id IN ({string.Join(",", f.Ids)}) ORDER BY {f.Sort} OFFSET {f.Offset} LIMIT {f.Limit}", _c);
    return Ok(cmd.ExecuteScalar());
  }
}
