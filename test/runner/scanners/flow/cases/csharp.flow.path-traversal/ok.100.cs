using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.RazorPages;

public class RemovalInput
{
    public Guid Sheet { get; set; }

    public string FileName => $"{Sheet:D}.xml";
}

public record Removal(int Sheet)
{
    public string FileName => $"{Sheet}.xml";
}

public class RemovalModel : PageModel
{
    [BindProperty]
    public RemovalInput Input { get; set; } = new();

    public IActionResult OnPost([FromBody] Removal other)
    {
        System.IO.File.Delete("/srv/sheets/" + Input.FileName);
        System.IO.File.Delete("/srv/sheets/" + other.FileName);
        return RedirectToPage();
    }
}
