namespace Kept.Jobs;

public record JobInput(string Command, int Minutes);

public static class JobEndpoints
{
    public static void MapJobs(this WebApplication app)
    {
        app.MapPost("/jobs", (JobInput input, JobBook book) =>
        {
            book.Add(new Job(Guid.NewGuid(), input.Command, input.Minutes));
            return Results.Ok();
        });
    }
}
