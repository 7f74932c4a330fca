using Npgsql;

namespace Site.Data;

public class OrderStore
{
    private readonly NpgsqlDataSource _source;

    public OrderStore(NpgsqlDataSource source) => _source = source;

    public void Find(string text)
    {
        using var command = _source.CreateCommand("SELECT * FROM orders WHERE note = '" + text + "'"); // expect
        command.ExecuteNonQuery();
    }
}
