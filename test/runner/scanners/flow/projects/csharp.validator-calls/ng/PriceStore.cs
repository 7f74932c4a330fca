using Microsoft.Data.SqlClient;

namespace Shop;

public sealed class PriceStore
{
    private readonly SqlConnection _connection;

    public PriceStore(SqlConnection connection) => _connection = connection;

    public object BySku(PriceQuery query)
    {
        using var command = new SqlCommand($"select * from prices where sku = '{query.Sku}'", _connection); // expect
        return command.ExecuteScalar();
    }

    public object ByCurrency(PriceQuery query)
    {
        using var command = new SqlCommand($"select * from rates where currency = '{query.Currency}'", _connection); // expect
        return command.ExecuteScalar();
    }
}
