using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.RazorPages;
using Site.Data;

namespace Site.Pages;

public class OrdersModel : PageModel
{
    private readonly OrderStore _store;

    public OrdersModel(OrderStore store)
    {
        _store = store;
    }

    [BindProperty(SupportsGet = true)]
    public string Search { get; set; }

    [BindProperty(SupportsGet = true)]
    public int Number { get; set; }

    public void OnGet()
    {
        _store.Find(Search);
        _store.FindNumber(Number);
    }
}
