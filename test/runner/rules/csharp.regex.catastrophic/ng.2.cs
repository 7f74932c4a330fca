class Form
{
    bool Valid(string text) => Regex.IsMatch(text, @"^(\w+\s?)*$"); // expect
}
