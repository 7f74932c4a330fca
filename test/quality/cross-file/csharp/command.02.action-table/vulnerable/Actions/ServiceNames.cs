namespace Agent.Actions;

public static class ServiceNames
{
    public static string Check(string name)
    {
        if (string.IsNullOrEmpty(name)) throw new ArgumentException("The name is missing.");
        return name;
    }
}
