using System.Diagnostics;
namespace FilteredNgC;
public class FilteredNgCTools
{
    public void Ping(string x) { Process.Start("sh", "-c \"ping " + x + "\""); }
    public void Label(string x) { Process.Start("sh", "-c \"echo " + x + "\""); } // expect
}
