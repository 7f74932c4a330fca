using Microsoft.EntityFrameworkCore;

namespace Criteria.Search;

public class BookSearch
{
    private readonly BookContext _books;

    public BookSearch(BookContext books) => _books = books;

    public Task<List<Book>> Find(BookCriteria criteria) =>
        _books.Books.FromSqlRaw("SELECT * FROM books WHERE year = " + criteria.Year).ToListAsync();
}
