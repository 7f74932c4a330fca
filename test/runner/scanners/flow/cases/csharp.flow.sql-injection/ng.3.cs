using Microsoft.AspNetCore.Mvc;

public class SortController : Controller
{
    public IActionResult List()
    {
        if (!Request.Headers.TryGetValue("X-Sort", out var sort))
        {
            return NotFound();
        }
        return Ok(new SqlCommand("select * from item order by " + sort, connection).ExecuteScalar()); // expect
    }
}
