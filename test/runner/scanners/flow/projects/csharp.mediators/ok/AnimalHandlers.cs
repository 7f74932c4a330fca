using System.Text.Encodings.Web;
using Microsoft.Data.SqlClient;
using Zoo.Messaging;

namespace Zoo.Animals;

public sealed class FindAnimalHandler(SqlConnection connection) : IMessageHandler<FindAnimal, int>
{
    public async Task<int> HandleAsync(FindAnimal message)
    {
        using var command = new SqlCommand("SELECT Id FROM Animals WHERE Name = @name", connection);
        command.Parameters.AddWithValue("@name", message.Name);
        return (int)await command.ExecuteScalarAsync();
    }
}

public sealed class ShowAnimalHandler : IMessageHandler<ShowAnimal, string>
{
    public Task<string> HandleAsync(ShowAnimal message) =>
        Task.FromResult("<b>" + HtmlEncoder.Default.Encode(message.Name) + "</b>");
}

public sealed class PurgeAnimalsHandler(SqlConnection connection) : IMessageHandler<PurgeAnimals, int>
{
    public async Task<int> HandleAsync(PurgeAnimals message)
    {
        using var command = new SqlCommand("DELETE FROM " + message.Table, connection);
        return await command.ExecuteNonQueryAsync();
    }
}
