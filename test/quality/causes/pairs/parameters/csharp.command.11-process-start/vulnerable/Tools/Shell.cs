using System.Diagnostics;

namespace Tools;

public static class Shell
{
    public static Process Run(string command) => Process.Start("/bin/bash", "-c \"" + command + "\""); // expect low
}
