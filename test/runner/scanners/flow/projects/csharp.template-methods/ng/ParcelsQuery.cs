using Npgsql;

namespace Parcels;

public abstract class Query
{
    private readonly NpgsqlDataSource _source;

    protected Query(NpgsqlDataSource source) => _source = source;

    protected abstract string Table { get; }

    protected abstract IEnumerable<string> Conditions();

    public async Task<long> CountAsync()
    {
        var text = "SELECT count(*) FROM " + Table + " WHERE " + string.Join(" AND ", Conditions());
        await using var command = _source.CreateCommand(text); // expect
        return (long)(await command.ExecuteScalarAsync())!;
    }
}

public class DepotQuery(NpgsqlDataSource source) : Query(source)
{
    public string Depot { get; set; } = "";

    protected override string Table => "items";

    protected override IEnumerable<string> Conditions()
    {
        yield return "open";
        yield return $"depot = '{Depot}'";
    }
}
