using Microsoft.AspNetCore.Mvc;

public class NotesController : Controller
{
    public IActionResult Find([FromQuery] int year)
    {
        return Json(notes.Find(BsonDocument.Parse("{ year: " + year + " }")).ToList());
    }
}
