using System.Collections.Concurrent;
using System.Diagnostics;
using System.Threading.Channels;
using Microsoft.AspNetCore.Mvc;

public record Letter(int Weight, string Note);

public class Sorter
{
    private string _room = "main";

    public string Room() => _room;
}

public class LettersController : Controller
{
    private readonly Channel<Letter> _letters = Channel.CreateUnbounded<Letter>();

    public async Task<IActionResult> Send(string note, int weight, Sorter sorter)
    {
        var letter = new Letter(weight, note);
        await _letters.Writer.WriteAsync(letter);
        Process.Start("sh", "-c " + (await _letters.Reader.ReadAsync()).Weight);
        var held = new BlockingCollection<Letter>();
        held.Add(letter);
        foreach (var each in held.GetConsumingEnumerable()) Process.Start("sh", "-c " + each.Weight);
        var stack = new ConcurrentStack<Letter>();
        stack.Push(letter);
        if (stack.TryPop(out var top)) Process.Start("sh", "-c " + top.Weight);
        Process.Start("sh", "-c " + sorter.Room());
        return Ok();
    }
}
