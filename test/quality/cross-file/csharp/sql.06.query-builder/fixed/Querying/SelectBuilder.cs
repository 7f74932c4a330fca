namespace Museum.Querying;

public class SelectBuilder
{
    private readonly string _table;
    private readonly List<string> _conditions = new();
    private readonly List<object> _values = new();

    public SelectBuilder(string table) => _table = table;

    public SelectBuilder Where(string column, string value)
    {
        _conditions.Add($"{column} = {{{_values.Count}}}");
        _values.Add(value);
        return this;
    }

    public string Sql => $"SELECT * FROM {_table} WHERE {string.Join(" AND ", _conditions)}";

    public object[] Values => _values.ToArray();
}
