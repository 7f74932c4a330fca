using System.Diagnostics;
namespace FilteredOkB;
public class FilteredOkBTools
{
    public void Ping(string x) { Process.Start("sh", "-c \"ping " + x + "\""); }
}
