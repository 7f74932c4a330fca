using System.Globalization;

namespace Pricing.Rules;

public class Formula
{
    private readonly double _factor;

    public Formula(string text) => _factor = double.Parse(text, CultureInfo.InvariantCulture);

    public string ToScript() => string.Create(CultureInfo.InvariantCulture, $"2.5 * ({_factor})");
}
