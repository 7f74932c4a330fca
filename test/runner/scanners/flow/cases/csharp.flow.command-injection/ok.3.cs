using System.Data.SqlClient;
using System.Diagnostics;
using System.IO;

public class Ok
{
    public void Rows(SqlConnection connection, SqlCommand command)
    {
        using var found = command.ExecuteReader();
        while (found.Read())
        {
            Process.Start("cmd.exe", "/c convert " + found.GetInt32(0));
            Process.Start("cmd.exe", "/c convert " + int.Parse(found.GetString(1)));
            var next = new SqlCommand("SELECT * FROM orders WHERE owner = @owner", connection);
            next.Parameters.AddWithValue("@owner", found.GetString(1));
        }
    }

    public void Count(string path)
    {
        Process.Start("cmd.exe", "/c convert " + File.ReadAllLines(path).Length);
    }
}
