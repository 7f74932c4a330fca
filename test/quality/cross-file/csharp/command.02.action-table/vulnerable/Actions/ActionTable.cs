namespace Agent.Actions;

public static class ActionTable
{
    public static readonly Dictionary<string, Func<string, int>> Actions = new()
    {
        ["restart"] = ServiceActions.Restart,
        ["measure"] = ServiceActions.Measure,
    };
}
