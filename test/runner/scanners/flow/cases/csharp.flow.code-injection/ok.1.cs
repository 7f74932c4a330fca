using Microsoft.AspNetCore.Mvc;

public class CalcController : Controller
{
    [HttpPost]
    public async Task<IActionResult> Calculate(decimal amount)
    {
        var result = await CSharpScript.EvaluateAsync("1 + " + amount);
        return Json(result);
    }
}
