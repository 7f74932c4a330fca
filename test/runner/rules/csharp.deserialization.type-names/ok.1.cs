var settings = new JsonSerializerSettings
{
    TypeNameHandling = TypeNameHandling.None,
};
