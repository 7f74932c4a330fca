using Microsoft.AspNetCore.Mvc;
using PetaPoco;

public class CardController : Controller
{
    private readonly IDatabase _db;

    public CardController(IDatabase db)
    {
        _db = db;
    }

    public IActionResult List(string name, int page)
    {
        var cards = _db.Fetch<Card>("select * from cards where name = @0", name);
        var others = _db.Page<Card>(page, 20, "select * from cards where name <> @0", name);
        return Ok(new { cards, others });
    }
}

public class Card
{
    public string Name { get; set; }
}
