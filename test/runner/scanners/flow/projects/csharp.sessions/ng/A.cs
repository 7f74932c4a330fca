using Microsoft.AspNetCore.Mvc;
public class AController : Controller {
  public IActionResult Start(string next) {
    HttpContext.Session.SetString("next", next); // expect
    TempData["target"] = next;
    return View();
  }
}
