using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Data.SqlClient;

public class Listing {
  [RegularExpression("^.{1,20}$")]
  public string Column { get; set; }
  [MaxLength(20)]
  public string Direction { get; set; }
}

public class ListingController : Controller {
  private readonly SqlConnection connection;

  [HttpPost]
  public IActionResult List([FromBody] Listing listing) {
    var command = new SqlCommand($"SELECT * FROM items ORDER BY {listing.Column}", connection); // expect
    var other = new SqlCommand($"SELECT * FROM items ORDER BY id {listing.Direction}", connection); // expect
    return Ok(command.ExecuteScalar());
  }
}
