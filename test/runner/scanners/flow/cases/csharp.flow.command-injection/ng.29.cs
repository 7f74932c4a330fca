using System.Collections.Concurrent;
using System.Diagnostics;
using System.Threading.Channels;
using Microsoft.AspNetCore.Mvc;

public record Parcel(int Weight, string Note);

public class ParcelsController : Controller
{
    private readonly Channel<Parcel> _parcels = Channel.CreateUnbounded<Parcel>();

    public async Task<IActionResult> Send(string note, int weight)
    {
        var parcel = new Parcel(weight, note);
        await _parcels.Writer.WriteAsync(parcel);
        Process.Start("sh", "-c " + (await _parcels.Reader.ReadAsync()).Note); // expect
        var held = new BlockingCollection<Parcel>();
        held.Add(parcel);
        foreach (var each in held.GetConsumingEnumerable()) Process.Start("sh", "-c " + each.Note); // expect
        var stack = new ConcurrentStack<Parcel>();
        stack.Push(parcel);
        if (stack.TryPop(out var top)) Process.Start("sh", "-c " + top.Note); // expect
        return Ok();
    }
}
