using System.Data.SqlClient;
using System.Diagnostics;
using System.IO;
using System.Net.Http;
using System.Threading.Tasks;

public class A
{
    public void Rows(SqlConnection connection)
    {
        var command = new SqlCommand("SELECT name FROM users", connection);
        using SqlDataReader found = command.ExecuteReader();
        while (found.Read())
        {
            Process.Start("cmd.exe", "/c convert " + found.GetString(0)); // expect
            Process.Start("cmd.exe", "/c convert " + found["name"]); // expect
            var next = new SqlCommand("SELECT * FROM orders WHERE owner = '" + found.GetString(0) + "'", connection);
            Process.Start("cmd.exe", "/c convert " + found.GetInt32(0));
        }
    }

    public void Reader(SqlCommand command)
    {
        using var reader = command.ExecuteReader();
        while (reader.Read())
            Process.Start("cmd.exe", "/c convert " + reader["name"]); // expect
    }

    public async Task Remote(HttpClient client, string url)
    {
        var text = await client.GetStringAsync(url);
        Process.Start("cmd.exe", "/c convert " + text); // expect
        var response = await client.GetAsync(url);
        var body = await response.Content.ReadAsStringAsync();
        Process.Start("cmd.exe", "/c convert " + body); // expect
    }

    public void Lines(string path)
    {
        foreach (var line in File.ReadLines(path))
            Process.Start("cmd.exe", "/c convert " + line); // expect
    }
}
