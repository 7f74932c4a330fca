using Microsoft.AspNetCore.Mvc;
using Microsoft.EntityFrameworkCore;

namespace Depot;

public class ShelvesController : Controller
{
    private readonly DepotContext db;

    public ShelvesController(DepotContext db) => this.db = db;

    [HttpGet("shelves")]
    public async Task<IActionResult> Find(string aisle)
        => Ok(await db.Database.SqlQuery<Shelf>($"select * from shelf where aisle = {aisle}").ToListAsync());
}
