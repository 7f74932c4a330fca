using System.Diagnostics;
namespace RootsNg;
public class RootsNgTools
{
    public void Ping(string x) { Process.Start("sh", "-c \"ping " + x + "\""); } // expect
    public void Label(string x) { Process.Start("sh", "-c \"echo " + x + "\""); }
}
