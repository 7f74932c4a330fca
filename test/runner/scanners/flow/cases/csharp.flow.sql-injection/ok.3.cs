using System.Collections.Generic;
using Microsoft.AspNetCore.Mvc;

public class Form
{
    public int Id { get; set; }
}

public class ItemController : Controller
{
    private static readonly Dictionary<string, string> Columns = new() { ["n"] = "name", ["p"] = "price" };

    public IActionResult Find([FromBody] Form form) =>
        Ok(new SqlCommand("select * from item where id = " + form.Id, connection).ExecuteScalar());

    public IActionResult All(List<int> ids) =>
        Ok(new SqlCommand($"select * from item where id in ({string.Join(",", ids)})", connection).ExecuteScalar());

    public IActionResult Sorted(string sort)
    {
        if (!Columns.TryGetValue(sort, out var column)) return BadRequest();
        return Ok(new SqlCommand("select * from item order by " + column, connection).ExecuteScalar());
    }
}
