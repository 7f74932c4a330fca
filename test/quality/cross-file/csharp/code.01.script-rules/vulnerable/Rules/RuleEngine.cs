using Microsoft.CodeAnalysis.CSharp.Scripting;

namespace Pricing.Rules;

public class RuleEngine
{
    public Task<double> EvaluateAsync(string expression)
    {
        return CSharpScript.EvaluateAsync<double>(expression); // expect
    }
}
