using Bins.Contracts;
using Npgsql;

namespace Bins.Storage;

public class Store(NpgsqlDataSource dataSource)
{
    public void Find(SearchRequest request)
    {
        dataSource.CreateCommand("SELECT * FROM places WHERE zone = '" + request.Zone + "'"); // expect
        dataSource.CreateCommand("SELECT * FROM places WHERE row = '" + request.Row + "'"); // expect
        dataSource.CreateCommand("SELECT * FROM places WHERE kind = '" + request.Kind + "'"); // expect
        dataSource.CreateCommand("SELECT * FROM places ORDER BY " + request.Order); // expect
    }
}
