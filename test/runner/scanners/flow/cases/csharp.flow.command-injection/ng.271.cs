using System.Data;
using System.Diagnostics;
using Microsoft.Data.SqlClient;
using Npgsql;
using MySqlConnector;
using Microsoft.Data.Sqlite;

public class Rows
{
    public async Task Run(string cs)
    {
        using var conn = new SqlConnection(cs);
        using var cmd = new SqlCommand("SELECT command FROM jobs", conn);
        using var reader = cmd.ExecuteReader();
        while (reader.Read())
        {
            Process.Start("bash", "-c " + reader.GetString(0)); // expect
            Process.Start("bash", "-c " + reader["command"]); // expect
            Process.Start("bash", "-c " + reader["command"].ToString()); // expect
            Process.Start("bash", "-c " + (string)reader["command"]); // expect
            Process.Start("bash", "-c " + reader.GetInt32(1));
            var name = reader.IsDBNull(0) ? "" : reader.GetString(0);
            Process.Start("bash", "-c " + name); // expect
            Process.Start("bash", "-c " + reader.GetString(reader.GetOrdinal("command"))); // expect
            Process.Start("bash", "-c " + await reader.GetFieldValueAsync<string>(0)); // expect
            Process.Start("bash", "-c " + reader.GetTextReader(0).ReadToEnd()); // expect
        }
        await using var pg = new NpgsqlConnection(cs);
        await using var c2 = new NpgsqlCommand("SELECT command FROM jobs", pg);
        await using (var r = await c2.ExecuteReaderAsync())
        {
            while (await r.ReadAsync())
                Process.Start("bash", "-c " + r.GetString(0)); // expect
        }
        var scalar = await c2.ExecuteScalarAsync();
        Process.Start("bash", "-c " + scalar); // expect
        var text = (string)c2.ExecuteScalar();
        Process.Start("bash", "-c " + text); // expect
        using var my = new MySqlConnection(cs);
        using var c3 = my.CreateCommand();
        c3.CommandText = "SELECT command FROM jobs";
        using var rows = c3.ExecuteReader();
        while (rows.Read())
            Process.Start("bash", "-c " + rows.GetString("command")); // expect
        var adapter = new SqlDataAdapter("SELECT * FROM jobs", conn);
        var table = new DataTable();
        adapter.Fill(table);
        foreach (DataRow row in table.Rows)
        {
            Process.Start("bash", "-c " + row["command"]); // expect
            Process.Start("bash", "-c " + row.Field<string>("command")); // expect
        }
        Process.Start("bash", "-c " + table.Rows[0]["command"].ToString()); // expect
        var ds = new DataSet();
        adapter.Fill(ds);
        Process.Start("bash", "-c " + ds.Tables[0].Rows[0]["command"]); // expect
        var loaded = new DataTable();
        loaded.Load(cmd.ExecuteReader());
        Process.Start("bash", "-c " + loaded.Rows[0]["command"]); // expect
        using var lite = new SqliteConnection(cs);
        var command = lite.CreateCommand();
        using (var rdr = command.ExecuteReader())
            while (rdr.Read())
                Process.Start("bash", "-c " + rdr.GetString(0)); // expect
        DbDataReaderTest(reader);
    }

    private void DbDataReaderTest(IDataReader record)
    {
        Process.Start("bash", "-c " + record.GetString(0)); // expect
        Process.Start("bash", "-c " + record["x"]); // expect
    }
}
