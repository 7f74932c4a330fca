using Microsoft.EntityFrameworkCore;

namespace Fleet.Data;

public abstract class RepositoryBase<T> where T : class
{
    protected readonly DbContext Context;

    protected RepositoryBase(DbContext context)
    {
        Context = context;
    }

    protected abstract string Table { get; }

    protected List<T> Where(string column, string value)
    {
        return Context.Set<T>().FromSqlRaw("SELECT * FROM " + Table + " WHERE " + column + " = '" + value + "'").ToList(); // expect
    }
}
