using HotChocolate;
namespace RootsNg;
public class Query
{
    private readonly RootsNgTools _tools;
    public Query(RootsNgTools tools) { _tools = tools; }
    public string Ping(string host) { _tools.Ping(host); return "x"; }
    public string Label([Service] RootsNgTools tools, int label) { tools.Label(label.ToString()); return ""; }
}
