using Npgsql;

namespace Letters;

public abstract class Query
{
    private readonly NpgsqlDataSource _source;

    protected Query(NpgsqlDataSource source) => _source = source;

    protected abstract string Table { get; }

    protected abstract IEnumerable<string> Conditions();

    public async Task<long> CountAsync()
    {
        var text = "SELECT count(*) FROM " + Table + " WHERE " + string.Join(" AND ", Conditions());
        await using var command = _source.CreateCommand(text);
        return (long)(await command.ExecuteScalarAsync())!;
    }
}

public class DepotQuery(NpgsqlDataSource source) : Query(source)
{
    public int Depot { get; set; } = 0;

    protected override string Table => "items";

    protected override IEnumerable<string> Conditions()
    {
        yield return "open";
        yield return $"depot = '{Depot}'";
    }
}
