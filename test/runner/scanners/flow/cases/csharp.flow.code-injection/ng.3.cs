public class A : Controller
{
    public IActionResult Run(string rule)
    {
        var context = new ExpressionContext();
        context.CompileDynamic(rule); // expect
        Eval.Execute(rule); // expect
        context.CompileDynamic("a + 1");
        return Ok();
    }
}
