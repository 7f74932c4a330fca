using System.Text.Json;

public class StateStore
{
    public State Restore(byte[] data)
    {
        return JsonSerializer.Deserialize<State>(data);
    }
}
