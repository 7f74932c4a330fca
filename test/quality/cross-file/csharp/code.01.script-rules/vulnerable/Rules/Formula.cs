namespace Pricing.Rules;

public class Formula
{
    private readonly string _text;

    public Formula(string text) => _text = text;

    public string ToScript() => $"2.5 * ({_text})";
}
