using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.RazorPages;

public class NumberPage : PageModel
{
    [BindProperty] public int Number { get; set; }
    [BindProperty] public string Name { get; set; } = "";
    [TempData] public string Message { get; set; } = "";

    public void OnPost()
    {
        System.IO.File.Delete("/data/" + Number);
        System.IO.File.Delete("/data/" + Path.GetFileName(Name));
    }
}

public class FileRepository : RepositoryBase<File>
{
    public Task<string> Load(string path, object context) => System.IO.File.ReadAllTextAsync(path);
}
