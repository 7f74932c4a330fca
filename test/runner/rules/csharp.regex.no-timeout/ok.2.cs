bool Find(string text) => Regex.IsMatch(text, "^[a-z]+$");
var other = new Regex(Request.Query["q"], RegexOptions.NonBacktracking);
