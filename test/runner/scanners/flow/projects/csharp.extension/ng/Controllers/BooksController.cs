using Library.Text;
using Microsoft.AspNetCore.Mvc;
using Microsoft.EntityFrameworkCore;

namespace Library.Controllers;

public class BooksController : Controller
{
    private readonly BooksContext context;

    [HttpGet]
    public IActionResult Index([FromQuery] string sort)
    {
        return Ok(context.Books.FromSqlRaw("SELECT * FROM books ORDER BY " + sort.ToColumn())); // expect
    }
}
