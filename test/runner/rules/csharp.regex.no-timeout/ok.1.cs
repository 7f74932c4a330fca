var pattern = new Regex(Regex.Escape(Request.Query["q"]));
