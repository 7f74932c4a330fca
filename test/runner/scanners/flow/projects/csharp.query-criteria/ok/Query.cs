using HotChocolate;

namespace Criteria.Search;

public record BookCriteria(string? Author, int? Year);

public class Query
{
    public Task<List<Book>> GetBooks(BookCriteria criteria, [Service] BookSearch search) => search.Find(criteria);
}
