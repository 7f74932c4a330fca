using Microsoft.AspNetCore.Mvc;
using Microsoft.EntityFrameworkCore;

namespace Shop.Web;

public class ReportsController : Controller
{
    private readonly ShopContext db;

    public ReportsController(ShopContext db) => this.db = db;

    [HttpGet("reports")]
    public IActionResult Index()
    {
        db.Database.ExecuteSqlRaw($"set search_path to {HttpContext.Region()}"); // expect
        return Ok();
    }
}
