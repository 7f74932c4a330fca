using Library.Extensions;
using Library.Queries;
using Microsoft.AspNetCore.Mvc;

namespace Library.Controllers;

public class BooksController : Controller
{
    private readonly BookQueries _queries = new BookQueries();

    public ActionResult Index()
    {
        string sort = Request.Query["sort"];
        return Json(_queries.Titles(sort.ToSortColumn()));
    }
}
