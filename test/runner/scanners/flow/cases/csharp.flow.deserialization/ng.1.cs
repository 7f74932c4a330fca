using Microsoft.AspNetCore.Mvc;

public class StateController : Controller
{
    [HttpPost]
    public IActionResult Restore(string state)
    {
        var bytes = Convert.FromBase64String(state);
        var formatter = new BinaryFormatter();
        return Json(formatter.Deserialize(new MemoryStream(bytes))); // expect
    }
}
