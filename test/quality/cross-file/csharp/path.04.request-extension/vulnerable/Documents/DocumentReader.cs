namespace Docs.Documents;

public static class DocumentReader
{
    public static Task<string> ReadAsync(string name) => File.ReadAllTextAsync("/srv/documents/" + name); // expect
}
