using Newtonsoft.Json;

namespace Events.Serialization;

public static class JsonOptions
{
    public static readonly JsonSerializerSettings Settings = new()
    {
        TypeNameHandling = TypeNameHandling.All, // expect
    };
}
