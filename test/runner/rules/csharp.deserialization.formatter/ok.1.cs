public object Load(Stream stream)
{
    return JsonSerializer.Deserialize<Settings>(stream);
}
