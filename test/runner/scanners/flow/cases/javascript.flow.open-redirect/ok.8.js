const express = require("express");

const app = express();

// Whoever starts the program chooses the address of the provider.
app.get("/sign-in", (req, res) => {
  const url = new URL("/authorize", process.env.PROVIDER_URL);
  url.searchParams.set("state", "x");
  res.redirect(url.toString());
});
