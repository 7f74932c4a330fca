namespace Attic.Web;

public sealed class Shelf : IShelf
{
    public Task<string> Remove(string name)
    {
        File.Delete("/srv/archive/" + name);
        return Task.FromResult(name);
    }
}
