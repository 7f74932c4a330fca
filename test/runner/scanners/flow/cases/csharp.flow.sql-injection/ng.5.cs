using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.RazorPages;
using Microsoft.EntityFrameworkCore;

public class RenamePage : PageModel
{
    [BindProperty] public string Name { get; set; } = "";
    private readonly AppDbContext _db;

    public void OnPost()
    {
        _db.Database.ExecuteSqlRaw("update people set name = '" + Name + "'"); // expect
    }
}
