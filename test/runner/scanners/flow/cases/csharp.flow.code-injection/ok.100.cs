using Microsoft.AspNetCore.SignalR;
using Microsoft.CodeAnalysis.CSharp.Scripting;

public record Scope(double[] Values, string Unit);

public class RuleHub : Hub
{
    private static readonly Dictionary<string, string> Rules = new() { ["mean"] = "Values.Average()" };

    public async Task Evaluate(string name, double[] values, string unit)
    {
        if (!Rules.TryGetValue(name, out var rule)) return;
        await CSharpScript.EvaluateAsync<double>(rule, null, new Scope(values, unit), typeof(Scope));
    }
}
