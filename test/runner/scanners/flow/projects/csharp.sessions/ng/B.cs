using Microsoft.AspNetCore.Mvc;
public class BController : Controller {
  public IActionResult Done() {
    var next = HttpContext.Session.GetString("next") ?? "/";
    return Redirect(next); // expect
  }
  public IActionResult Done2() {
    return Redirect(TempData["target"] as string ?? "/"); // expect
  }
  public IActionResult Done3() {
    return Redirect(HttpContext.Session.GetString("fixed"));
  }
}
