using Microsoft.Data.SqlClient;

namespace Butcher.Queries;

public sealed class BreadByNameHandler(SqlConnection connection) : IQueryHandler<BreadByName, int>
{
    public int Run(BreadByName query)
    {
        using var command = new SqlCommand("SELECT Id FROM " + query.Name, connection);
        return (int)command.ExecuteScalar();
    }
}
