using Microsoft.Data.SqlClient;

namespace Shop.Data;

public class OrderRepository
{
    private readonly SqlConnection _connection;

    public OrderRepository(SqlConnection connection)
    {
        _connection = connection;
    }

    public int Count(string status)
    {
        using var command = new SqlCommand("SELECT COUNT(*) FROM Orders WHERE Status = @status", _connection);
        command.Parameters.AddWithValue("@status", status);
        return (int)command.ExecuteScalar();
    }
}
