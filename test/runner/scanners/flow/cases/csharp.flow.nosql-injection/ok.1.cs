using Microsoft.AspNetCore.Mvc;

public class TicketsController : Controller
{
    public IActionResult Find(string owner)
    {
        var filter = Builders<Ticket>.Filter.Eq(t => t.Owner, owner);
        return Json(tickets.Find(filter).ToList());
    }
}
