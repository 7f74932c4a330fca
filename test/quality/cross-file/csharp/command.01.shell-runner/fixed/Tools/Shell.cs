using System.Diagnostics;

namespace Ops.Tools;

public static class Shell
{
    public static string Run(string program, params string[] arguments)
    {
        var info = new ProcessStartInfo(program) { RedirectStandardOutput = true };
        foreach (var argument in arguments) info.ArgumentList.Add(argument);
        using var process = Process.Start(info)!;
        return process.StandardOutput.ReadToEnd();
    }
}
