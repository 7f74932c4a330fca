using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.RazorPages;

public class Page
{
    public string Name { get; set; } = "";
    public int Number { get; set; }
}

public class BookInput
{
    public List<Page> Pages { get; set; } = new();
    public string Title { get; set; } = "";
    public string Label { get { return Title + "!"; } }
}

public class BookModel : PageModel
{
    [BindProperty]
    public BookInput Input { get; set; } = new();

    [BindProperty]
    public List<string> Names { get; set; } = new();

    public void OnPost()
    {
        foreach (var page in Input.Pages) System.IO.File.Delete("/srv/" + page.Name); // expect
        System.IO.File.Delete("/srv/" + Input.Pages[0].Name); // expect
        System.IO.File.Delete("/srv/" + Input.Label); // expect
        System.IO.File.Delete("/srv/" + Names.FirstOrDefault()); // expect
        System.IO.File.Delete("/srv/" + string.Concat(Input.Pages.Select(page => page.Name))); // expect
    }
}
