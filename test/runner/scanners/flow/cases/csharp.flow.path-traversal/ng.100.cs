using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.RazorPages;

public class RemovalInput
{
    public string Sheet { get; set; } = "";

    public string FileName => $"{Sheet}.xml";
}

public interface ISheets
{
    void Remove(string name);
}

public class Sheets : ISheets
{
    public void Remove(string name) => System.IO.File.Delete("/srv/sheets/" + name); // expect
}

public class RemovalModel(ISheets sheets) : PageModel
{
    [BindProperty]
    public RemovalInput Input { get; set; } = new();

    public IActionResult OnPost()
    {
        sheets.Remove(Input.FileName);
        return RedirectToPage();
    }
}
