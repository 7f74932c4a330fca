using Microsoft.EntityFrameworkCore;

namespace Charts.Storage;

public class Pages<T>(DbContext db) : IPages<T> where T : class
{
    public Task<List<T>> ReadAsync(PageRequest request)
    {
        var column = request.Column == "total" ? "total" : "id";
        return db.Set<T>().FromSqlRaw("SELECT * FROM entries ORDER BY " + column).ToListAsync();
    }
}
