using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.RazorPages;

namespace Session.Returns;

public class FinishModel : PageModel
{
    private readonly ReturnState _returnState;

    public FinishModel(ReturnState returnState) => _returnState = returnState;

    public IActionResult OnPost() => Redirect(_returnState.Page); // expect
}
