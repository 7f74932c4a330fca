using System.Diagnostics;

namespace Fleet.Diagnostics;

public static class ShellRunner
{
    public static int Run(string command)
    {
        using var process = Process.Start("/bin/sh", "-c \"" + command + "\""); // at most medium
        process.WaitForExit();
        return process.ExitCode;
    }
}
