using Microsoft.AspNetCore.Mvc;
using Microsoft.CodeAnalysis.CSharp.Scripting;

public class CalcController : Controller
{
    [HttpPost]
    public async Task<IActionResult> Calculate([FromBody] string formula)
    {
        var result = await CSharpScript.EvaluateAsync(formula); // expect
        return Json(result);
    }
}
