using HotChocolate;
namespace RootsOk;
public class Query
{
    private readonly RootsOkTools _tools;
    public Query(RootsOkTools tools) { _tools = tools; }
    public string Label([Service] RootsOkTools tools, int label) { tools.Label(label.ToString()); return ""; }
}
