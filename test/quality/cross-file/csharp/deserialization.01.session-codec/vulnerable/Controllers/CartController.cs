using Cart.Sessions;
using Microsoft.AspNetCore.Mvc;

namespace Cart.Controllers;

public class CartController : Controller
{
    public IActionResult Index()
    {
        var cart = new SessionReader().Read(Request);
        return Json(new { empty = cart == null });
    }
}
