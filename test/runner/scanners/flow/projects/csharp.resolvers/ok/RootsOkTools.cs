using System.Diagnostics;
namespace RootsOk;
public class RootsOkTools
{
    public void Label(string x) { Process.Start("sh", "-c \"echo " + x + "\""); }
}
