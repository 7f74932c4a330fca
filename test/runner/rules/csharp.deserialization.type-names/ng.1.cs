var settings = new JsonSerializerSettings
{
    TypeNameHandling = TypeNameHandling.All, // expect
};
