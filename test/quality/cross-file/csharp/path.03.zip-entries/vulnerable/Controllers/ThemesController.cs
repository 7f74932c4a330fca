using Microsoft.AspNetCore.Mvc;
using Themes.Import;

namespace Themes.Controllers;

[ApiController]
public class ThemesController(ThemeImporter importer) : ControllerBase
{
    [HttpPost("/themes")]
    public IActionResult Upload(IFormFile theme)
    {
        return Ok(importer.Import(theme.OpenReadStream()));
    }
}
