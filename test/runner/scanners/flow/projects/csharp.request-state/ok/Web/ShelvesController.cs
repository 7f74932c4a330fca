using Microsoft.AspNetCore.Mvc;
using Microsoft.EntityFrameworkCore;

namespace Depot.Web;

public class ShelvesController : Controller
{
    private readonly DepotContext db;

    public ShelvesController(DepotContext db) => this.db = db;

    [HttpGet("shelves")]
    public IActionResult Index()
    {
        db.Database.ExecuteSqlRaw($"set search_path to shelf_{HttpContext.Items["Shelf"]}");
        return Ok();
    }
}
