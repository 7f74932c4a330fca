using HotChocolate;
using MassTransit;
using MongoDB.Bson;
using MongoDB.Driver;

namespace Depot.Graph;

[QueryType]
public static class CrateQueries
{
    public static object GetCrates(string label, [Service] IMongoCollection<Crate> crates)
        => crates.Find("{ label: '" + label + "' }").ToList(); // expect

    public static object GetCrate(int number, [Service] IMongoCollection<Crate> crates)
        => crates.Find("{ number: " + number + " }").ToList();
}

public record Sweep(string Filter);

public class SweepConsumer : IConsumer<Sweep>
{
    public Task Consume(ConsumeContext<Sweep> context)
    {
        BsonDocument.Parse(context.Message.Filter); // expect
        return Task.CompletedTask;
    }
}
