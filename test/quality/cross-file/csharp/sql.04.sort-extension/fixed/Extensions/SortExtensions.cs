namespace Library.Extensions;

public static class SortExtensions
{
    private static readonly HashSet<string> Columns = new() { "Title", "Author", "Year" };

    public static string ToSortColumn(this string requested)
    {
        return Columns.Contains(requested) ? requested : "Title";
    }
}
