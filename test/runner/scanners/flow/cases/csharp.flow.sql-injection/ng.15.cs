using Microsoft.AspNetCore.Mvc;
using NPoco;

public class CardController : Controller
{
    private readonly IDatabase _db;

    public CardController(IDatabase db)
    {
        _db = db;
    }

    public IActionResult List(string name, string order)
    {
        var cards = _db.Fetch<Card>("select * from cards where name = '" + name + "'"); // expect
        var first = _db.FirstOrDefault<Card>($"select * from cards order by {order}"); // expect
        return Ok(new { cards, first });
    }
}

public class Card
{
    public string Name { get; set; }
}
