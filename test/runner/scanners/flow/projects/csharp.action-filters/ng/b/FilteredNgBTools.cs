using System.Diagnostics;
namespace FilteredNgB;
public class FilteredNgBTools
{
    public void Ping(string x) { Process.Start("sh", "-c \"ping " + x + "\""); }
    public void Label(string x) { Process.Start("sh", "-c \"echo " + x + "\""); } // expect
}
