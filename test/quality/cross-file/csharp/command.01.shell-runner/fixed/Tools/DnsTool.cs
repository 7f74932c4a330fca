namespace Ops.Tools;

public class DnsTool
{
    public string Lookup(string domain) => Shell.Run("/usr/bin/dig", "+short", "-q", domain);
}
