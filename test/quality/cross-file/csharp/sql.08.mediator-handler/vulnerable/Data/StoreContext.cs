using Microsoft.EntityFrameworkCore;

namespace Store.Data;

public class StoreContext : DbContext
{
    public Task<int> HideByNameAsync(string name, CancellationToken token)
    {
        var sql = "UPDATE Products SET Hidden = 1 WHERE Name = '" + name + "'";
        return Database.ExecuteSqlRawAsync(sql, token); // expect
    }
}
