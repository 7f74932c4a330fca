using Microsoft.Data.SqlClient;

namespace Orchard.Trees;

public interface ITrees
{
    int Count(string row);
}

public interface IPruner
{
    void Prune(string row);
}

public sealed class SqlTrees(SqlConnection connection) : ITrees
{
    public int Count(string row)
    {
        using var command = new SqlCommand("SELECT COUNT(*) FROM Trees WHERE Row = @row", connection);
        command.Parameters.AddWithValue("@row", row);
        return (int)command.ExecuteScalar();
    }
}

public sealed class FilePruner : IPruner
{
    public void Prune(string row) => File.Delete("/srv/orchard/" + Path.GetFileName(row));
}

public sealed class Archive
{
    public int Count(string table) => File.ReadAllLines("/srv/orchard/" + table).Length;
}
