using System.Diagnostics;
namespace FilteredNgD;
public class FilteredNgDTools
{
    public void Ping(string x) { Process.Start("sh", "-c \"ping " + x + "\""); } // expect
    public void Label(string x) { Process.Start("sh", "-c \"echo " + x + "\""); } // expect
}
