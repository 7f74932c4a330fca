using Microsoft.AspNetCore.Mvc;

public class TicketsController : Controller
{
    public IActionResult Find(string owner)
    {
        var filter = BsonDocument.Parse("{ owner: '" + owner + "' }"); // expect
        return Json(tickets.Find(filter).ToList());
    }
}
