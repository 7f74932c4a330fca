using Butcher.Queries;
using Microsoft.AspNetCore.Mvc;

namespace Butcher.Web;

public sealed class BreadController(IQueryHandler<BreadByName, int> breads, IQueryHandler<RecipeFile, string> recipes)
    : ControllerBase
{
    [HttpGet("bread")]
    public IActionResult Find() => Ok(breads.Run(new BreadByName("Bread")));

    [HttpGet("recipe")]
    public IActionResult Recipe(string name) => Ok(recipes.Run(new RecipeFile(name)));
}
