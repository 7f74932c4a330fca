using System.Diagnostics;
namespace FilteredOkC;
public class FilteredOkCTools
{
    public void Ping(string x) { Process.Start("sh", "-c \"ping " + x + "\""); }
}
