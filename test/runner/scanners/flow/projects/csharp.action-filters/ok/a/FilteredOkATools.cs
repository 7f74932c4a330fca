using System.Diagnostics;
namespace FilteredOkA;
public class FilteredOkATools
{
    public void Ping(string x) { Process.Start("sh", "-c \"ping " + x + "\""); }
}
