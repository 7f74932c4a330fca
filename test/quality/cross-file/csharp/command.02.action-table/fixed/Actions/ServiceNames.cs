namespace Agent.Actions;

public static class ServiceNames
{
    public static string Check(string name)
    {
        return name switch
        {
            "web" => "nginx",
            "cache" => "redis",
            _ => throw new ArgumentException("The name is unknown."),
        };
    }
}
