using System.IO;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

public class UploadController : Controller
{
    [HttpPost]
    public async Task<IActionResult> Upload(IFormFile file)
    {
        using var stream = new FileStream(Path.Combine("uploads", Path.GetFileName(file.FileName)), FileMode.Create);
        await file.CopyToAsync(stream);
        return Ok();
    }
}
