using Microsoft.Data.Sqlite;

namespace Library.Queries;

public class BookQueries
{
    public List<string> Titles(string column)
    {
        var titles = new List<string>();
        using var connection = new SqliteConnection("Data Source=library.db");
        connection.Open();
        var command = connection.CreateCommand();
        command.CommandText = $"SELECT Title FROM Books ORDER BY {column}"; // expect
        using var reader = command.ExecuteReader(); // expect
        while (reader.Read()) titles.Add(reader.GetString(0));
        return titles;
    }
}
