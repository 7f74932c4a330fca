using Microsoft.Data.SqlClient;

namespace Kiosk.Stock;

public class StockIndex
{
    private readonly SqlConnection _connection;
    private string _renamed = "";

    public StockIndex(StockEvents events, SqlConnection connection)
    {
        _connection = connection;
        events.ItemRenamed += OnItemRenamed;
        events.ReportAsked += Report;
    }

    private void OnItemRenamed(string name)
    {
        _renamed += name;
        using var command = new SqlCommand("INSERT INTO names VALUES (@name)", _connection);
        command.Parameters.AddWithValue("@name", name);
        command.ExecuteNonQuery();
    }

    private void Report(string table)
    {
        using var command = new SqlCommand("SELECT * FROM " + table, _connection);
        command.ExecuteNonQuery();
    }
}
