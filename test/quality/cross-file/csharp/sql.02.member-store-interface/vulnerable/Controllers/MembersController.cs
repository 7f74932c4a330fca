using Club.Members;
using Microsoft.AspNetCore.Mvc;

namespace Club.Controllers;

public class MembersController : Controller
{
    private readonly IMemberStore _store;

    public MembersController(IMemberStore store) => _store = store;

    public async Task<IActionResult> Search(string q)
    {
        return Json(await _store.FindAsync(q));
    }
}
