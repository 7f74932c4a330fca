using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.RazorPages;

namespace Session.Returns;

public class BeginModel : PageModel
{
    private readonly ReturnState _returnState;

    public BeginModel(ReturnState returnState) => _returnState = returnState;

    public IActionResult OnGet(string next)
    {
        _returnState.Page = next;
        return Page();
    }
}
