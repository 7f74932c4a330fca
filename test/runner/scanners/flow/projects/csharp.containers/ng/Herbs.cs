using Microsoft.Data.SqlClient;

namespace Garden.Herbs;

public interface IHerbs
{
    int Count(string bed);
}

public interface IWatcher
{
    void Seen(string bed);
}

public sealed class SqlHerbs(SqlConnection connection) : IHerbs
{
    public int Count(string bed)
    {
        using var command = new SqlCommand($"SELECT COUNT(*) FROM Herbs WHERE Bed = '{bed}'", connection); // expect
        return (int)command.ExecuteScalar();
    }
}

public sealed class FileWatcher : IWatcher
{
    public void Seen(string bed) => File.Delete("/srv/garden/" + bed); // expect
}
