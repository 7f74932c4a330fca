using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Data.SqlClient;

public class Listing {
  [RegularExpression("[a-z_]+(,[a-z_]+)*")]
  public string Column { get; set; }
  [AllowedValues("asc", "desc")]
  public string Direction { get; set; }
}

public class ListingController : Controller {
  private readonly SqlConnection connection;

  [HttpPost]
  public IActionResult List([FromBody] Listing listing) {
    var command = new SqlCommand($"SELECT * FROM items ORDER BY {listing.Column} {listing.Direction}", connection);
    return Ok(command.ExecuteScalar());
  }
}
