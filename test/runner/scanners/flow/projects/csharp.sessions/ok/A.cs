using Microsoft.AspNetCore.Mvc;
public class AController : Controller {
  public IActionResult Start(int page) { var next = "/p/" + page;
    HttpContext.Session.SetString("next", next);
    TempData["target"] = next;
    return View();
  }
}
