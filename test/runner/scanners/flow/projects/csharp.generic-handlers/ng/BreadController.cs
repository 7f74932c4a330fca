using Bakery.Queries;
using Microsoft.AspNetCore.Mvc;

namespace Bakery.Web;

public sealed class BreadController(IQueryHandler<BreadByName, int> breads, IQueryHandler<RecipeFile, string> recipes)
    : ControllerBase
{
    [HttpGet("bread")]
    public IActionResult Find(string name) => Ok(breads.Run(new BreadByName(name)));

    [HttpGet("recipe")]
    public IActionResult Recipe(string name) => Ok(recipes.Run(new RecipeFile(name)));
}
