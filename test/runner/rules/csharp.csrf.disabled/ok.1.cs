[HttpPost]
[ValidateAntiForgeryToken]
public IActionResult Transfer(Order order) => Ok();
