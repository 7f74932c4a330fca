using Microsoft.EntityFrameworkCore;

namespace Ledgers.Storage;

public class Pages<T>(DbContext db) : IPages<T> where T : class
{
    public Task<List<T>> ReadAsync(PageRequest request)
    {
        var column = request.Column;
        return db.Set<T>().FromSqlRaw("SELECT * FROM entries ORDER BY " + column).ToListAsync(); // expect
    }
}
