using Npgsql;

namespace Site.Data;

public class OrderStore
{
    private readonly NpgsqlDataSource _source;

    public OrderStore(NpgsqlDataSource source) => _source = source;

    public void Find(string text)
    {
        using var command = _source.CreateCommand("SELECT * FROM orders WHERE note = @text");
        command.Parameters.AddWithValue("text", text);
        command.ExecuteNonQuery();
    }

    public void FindNumber(int number)
    {
        using var command = _source.CreateCommand("SELECT * FROM orders WHERE number = " + number);
        command.ExecuteNonQuery();
    }
}
