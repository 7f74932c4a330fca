using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.RazorPages;

public class Page
{
    public int Number { get; set; }
}

public class BookInput
{
    public List<Page> Pages { get; set; } = new();
    public int Edition { get; set; }
    public string Label { get { return "no-" + Edition; } }
}

public class BookModel : PageModel
{
    [BindProperty]
    public BookInput Input { get; set; } = new();

    public void OnPost()
    {
        foreach (var page in Input.Pages) System.IO.File.Delete("/srv/" + page.Number);
        System.IO.File.Delete("/srv/" + Input.Label);
    }
}
