using Microsoft.AspNetCore.Mvc;

public class StateController : Controller
{
    [HttpPost]
    public IActionResult Restore(string state)
    {
        return Json(JsonSerializer.Deserialize<State>(state));
    }
}
