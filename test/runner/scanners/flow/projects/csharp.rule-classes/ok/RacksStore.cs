using Racks.Contracts;
using Npgsql;

namespace Racks.Storage;

public class Store(NpgsqlDataSource dataSource)
{
    public void Find(SearchRequest request)
    {
        dataSource.CreateCommand("SELECT * FROM places WHERE zone = '" + request.Zone + "'");
        dataSource.CreateCommand("SELECT * FROM places WHERE row = '" + request.Row + "'");
        dataSource.CreateCommand("SELECT * FROM places WHERE kind = '" + request.Kind + "'");
        dataSource.CreateCommand("SELECT * FROM places ORDER BY " + request.Order);
    }
}
