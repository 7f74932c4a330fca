using System.Diagnostics;

namespace Ops.Tools;

public static class Shell
{
    public static string Run(string line)
    {
        var info = new ProcessStartInfo("/bin/sh", "-c \"" + line + "\"") { RedirectStandardOutput = true }; // expect
        using var process = Process.Start(info)!; // expect
        return process.StandardOutput.ReadToEnd();
    }
}
