using System.Diagnostics;
using Microsoft.Data.SqlClient;

public class Renderer
{
    public void RenderAll(SqlConnection connection)
    {
        using var command = new SqlCommand("SELECT file FROM uploads WHERE rendered = 0", connection);
        using var reader = command.ExecuteReader();
        while (reader.Read())
        {
            var file = reader.GetString(0);
            Process.Start("/usr/bin/render", new[] { "--", file });
        }
    }
}
