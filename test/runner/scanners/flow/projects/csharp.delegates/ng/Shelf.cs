namespace Archive.Web;

public sealed class Shelf : IShelf
{
    public Task<string> Remove(string name)
    {
        File.Delete("/srv/archive/" + name); // expect
        return Task.FromResult(name);
    }
}
