namespace Ops.Tools;

public class DnsTool
{
    public string Lookup(string domain) => Shell.Run("dig +short " + domain);
}
