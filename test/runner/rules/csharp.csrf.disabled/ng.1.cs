[HttpPost]
[IgnoreAntiforgeryToken] // expect
public IActionResult Transfer(Order order) => Ok();
