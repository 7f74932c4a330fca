using Microsoft.EntityFrameworkCore;

namespace Store.Data;

public class StoreContext : DbContext
{
    public Task<int> HideByNameAsync(string name, CancellationToken token)
    {
        return Database.ExecuteSqlInterpolatedAsync($"UPDATE Products SET Hidden = 1 WHERE Name = {name}", token);
    }
}
