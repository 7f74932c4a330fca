class Form
{
    static readonly Regex Mail = new Regex("^[a-zA-Z0-9]+(\\.[a-z]+)*@example.com$");
}
