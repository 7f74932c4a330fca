namespace Library.Text;

public static class Sorting
{
    public static string ToColumn(this string text)
    {
        return text == "author" ? "author" : "title";
    }
}
