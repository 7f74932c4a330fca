void Load()
{
    var request = WebRequest.Create(settings.StatusUrl);
    cache.GetAsync(key);
}
