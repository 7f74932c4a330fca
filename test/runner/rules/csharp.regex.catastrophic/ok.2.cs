class Form
{
    bool Valid(string text) => Regex.IsMatch(text, @"^(\w+\s?)*$", RegexOptions.None, TimeSpan.FromSeconds(1));
    string help = "(a+)+";
}
