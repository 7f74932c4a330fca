namespace Kept.Jobs;

public record JobInput(string Command, int Minutes);

public static class JobEndpoints
{
    private static readonly Dictionary<string, string> Commands = new() { ["clean"] = "clean --all", ["count"] = "count" };

    public static void MapJobs(this WebApplication app)
    {
        app.MapPost("/jobs", (JobInput input, JobBook book) =>
        {
            if (!Commands.TryGetValue(input.Command, out var command)) return Results.BadRequest();
            book.Add(new Job(Guid.NewGuid(), command, input.Minutes));
            return Results.Ok();
        });
    }
}
