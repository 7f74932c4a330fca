namespace Library.Extensions;

public static class SortExtensions
{
    public static string ToSortColumn(this string requested)
    {
        return string.IsNullOrWhiteSpace(requested) ? "Title" : requested.Trim();
    }
}
