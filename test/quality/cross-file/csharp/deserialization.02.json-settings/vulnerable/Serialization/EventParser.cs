using Newtonsoft.Json;

namespace Events.Serialization;

public class EventParser
{
    public object? Parse(string text)
    {
        return JsonConvert.DeserializeObject<object>(text, JsonOptions.Settings); // expect
    }
}
