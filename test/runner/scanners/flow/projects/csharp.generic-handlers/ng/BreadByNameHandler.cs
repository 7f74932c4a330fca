using Microsoft.Data.SqlClient;

namespace Bakery.Queries;

public sealed class BreadByNameHandler(SqlConnection connection) : IQueryHandler<BreadByName, int>
{
    public int Run(BreadByName query)
    {
        using var command = new SqlCommand("SELECT Id FROM Bread WHERE Name = '" + query.Name + "'", connection); // expect
        return (int)command.ExecuteScalar();
    }
}
