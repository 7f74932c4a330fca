using System.Diagnostics;

namespace Shop.Jobs;

public sealed record CoverOrder(string Position, int Width);

public class CoverJob
{
    public void Run(CoverOrder order)
    {
        Process.Start("/bin/sh", new[] { "-c", "cut --at " + order.Width });
    }
}
