using System.Diagnostics;
namespace FilteredNgA;
public class FilteredNgATools
{
    public void Ping(string x) { Process.Start("sh", "-c \"ping " + x + "\""); }
    public void Label(string x) { Process.Start("sh", "-c \"echo " + x + "\""); } // expect
}
