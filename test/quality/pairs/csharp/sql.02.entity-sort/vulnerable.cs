using System.Linq;
using Microsoft.AspNetCore.Mvc;
using Microsoft.EntityFrameworkCore;

public class ProductsController : Controller
{
    private readonly ShopContext db;

    public IActionResult Index(string sort)
    {
        var items = db.Products.FromSqlRaw($"SELECT * FROM Products ORDER BY {sort}").ToList();
        return View(items);
    }
}
