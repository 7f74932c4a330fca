using System.Diagnostics;
using Aquarium.Messaging;
using Microsoft.Data.SqlClient;

namespace Aquarium.Fish;

public sealed class FindFishHandler(SqlConnection connection) : IMessageHandler<FindFish, int>
{
    public async Task<int> HandleAsync(FindFish message)
    {
        using var command = new SqlCommand($"SELECT Id FROM Fish WHERE Name = '{message.Name}'", connection); // expect
        return (int)await command.ExecuteScalarAsync();
    }
}

public sealed class ShowFishHandler : IMessageHandler<ShowFish, string>, IMessageHandler<FeedFish, int>
{
    public Task<string> HandleAsync(ShowFish message) => Task.FromResult($"<b>{message.Name}</b>");

    public Task<int> HandleAsync(FeedFish message)
    {
        Process.Start("/bin/sh", "-c \"feeder " + message.Tank + "\""); // expect
        return Task.FromResult(message.Food.Length);
    }
}
