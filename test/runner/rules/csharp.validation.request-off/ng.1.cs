[HttpPost, ValidateInput(false)] // expect
public ActionResult Save(string body) => View();
