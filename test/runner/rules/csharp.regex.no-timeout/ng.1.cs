var pattern = new Regex(Request.Query["q"]); // expect
