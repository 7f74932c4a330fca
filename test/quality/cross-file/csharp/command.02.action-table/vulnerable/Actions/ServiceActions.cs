using System.Diagnostics;

namespace Agent.Actions;

public static class ServiceActions
{
    public static int Restart(string service)
    {
        using var process = Process.Start("cmd.exe", "/c net start " + ServiceNames.Check(service)); // expect
        process.WaitForExit();
        return process.ExitCode;
    }

    public static int Measure(string service) => service.Length;
}
