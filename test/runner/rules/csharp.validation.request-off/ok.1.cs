[HttpPost, ValidateInput(true)]
public ActionResult Save(string body) => View();
