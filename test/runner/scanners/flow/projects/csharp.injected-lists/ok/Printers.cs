using System.Diagnostics;

namespace Example.Printers;

public interface IPrinter
{
    string Kind { get; }
    void Print(string title);
}

public class ShellPrinter : IPrinter
{
    public string Kind => "shell";

    public void Print(string title) => Process.Start(new ProcessStartInfo("lpr") { ArgumentList = { "-T", title } });
}
