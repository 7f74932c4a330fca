using Microsoft.AspNetCore.Mvc;

public class NotesController : Controller
{
    public IActionResult Find([FromQuery] string text)
    {
        var script = new BsonJavaScript($"this.text == '{text}'"); // expect
        return Json(notes.Find(new BsonDocument("$where", script)).ToList());
    }
}
