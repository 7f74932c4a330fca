using System.Diagnostics;
namespace RendersOk;
public class RendersOkTools
{
    public void Ping(string host) { Process.Start("sh", "-c \"ping " + host + "\""); }
    public void Hex(string host) { Process.Start("sh", "-c \"ping " + host + "\""); }
    public void Format(string f) { Process.Start("sh", "-c \"convert " + f + "\""); }
    public void Custom(string f) { Process.Start("sh", "-c \"convert " + f + "\""); }
    public void Sql(string path) { new SqlCommand("select * from t where p = '" + path + "'").ExecuteNonQuery(); }
    public string Go(string label) { return "/a/" + label; }
}
