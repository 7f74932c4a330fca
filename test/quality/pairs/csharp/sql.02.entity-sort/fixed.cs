using System.Linq;
using Microsoft.AspNetCore.Mvc;
using Microsoft.EntityFrameworkCore;

public class ProductsController : Controller
{
    private readonly ShopContext db;

    public IActionResult Index(string name)
    {
        var items = db.Products.FromSqlInterpolated($"SELECT * FROM Products WHERE Name = {name}").ToList();
        return View(items);
    }
}
