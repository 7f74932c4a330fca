bool Find(string text) => Regex.IsMatch(text, Request.Form["pattern"]); // expect
