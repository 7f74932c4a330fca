using System.Diagnostics;

namespace Tools;

public static class Shell
{
    public static Process Run() => Process.Start("/bin/bash", "-c uptime");
}
