using Microsoft.AspNetCore.SignalR;
using Microsoft.CodeAnalysis.CSharp.Scripting;

public record Scope(double[] Values);

public class RuleHub : Hub
{
    private readonly Dictionary<string, Func<string, Task<double>>> _kinds = new()
    {
        ["script"] = text => CSharpScript.EvaluateAsync<double>(text), // expect
        ["number"] = text => Task.FromResult(double.Parse(text)),
    };

    public async Task Evaluate(string kind, string text)
    {
        if (_kinds.TryGetValue(kind, out var run)) await run(text);
    }
}
