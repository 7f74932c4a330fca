using HotChocolate;
using Microsoft.AspNetCore.Mvc;
public class AController : Controller {
  [HttpGet("a")]
  public void A(string sortBy, DbContext db) {
    var c = sortBy switch { null or "eta" => "eta", "carrier" => "carrier", _ => throw new GraphQLException($"Cannot {sortBy}") };
    db.Database.ExecuteSqlRaw("select 1 order by " + c);
  }
  [HttpGet("b")]
  public void B(string sortBy, DbContext db) {
    var c = sortBy switch { null => "eta", "carrier" => "carrier", _ => throw new ArgumentException($"Cannot {sortBy}") };
    db.Database.ExecuteSqlRaw("select 1 order by " + c);
  }
  [HttpGet("c")]
  public void C(string sortBy, DbContext db) {
    db.Database.ExecuteSqlRaw("select 1 order by " + To(sortBy));
  }
  private static string To(string? sortBy) => sortBy switch { null => "eta", "carrier" => "carrier", _ => throw new ArgumentException($"Cannot {sortBy}") };
}
public class BController : Controller {
  static readonly Dictionary<string,string> M = new() { ["a"] = "b" };
  [HttpGet("a")]
  public void A(string sortBy, DbContext db) {
    var c = M.GetValueOrDefault(sortBy) ?? throw new GraphQLException($"Cannot {sortBy}");
    db.Database.ExecuteSqlRaw("select 1 order by " + c);
  }
  [HttpGet("b")]
  public void B(string sortBy, DbContext db) {
    var c = sortBy ?? throw new GraphQLException($"Cannot");
    db.Database.ExecuteSqlRaw("select 1 order by " + c); // expect
  }
  [HttpGet("c")]
  public void C(string sortBy, DbContext db) {
    var c = sortBy == "a" ? "a" : throw new GraphQLException($"Cannot {sortBy}");
    db.Database.ExecuteSqlRaw("select 1 order by " + c);
  }
}
