const express = require("express");

class ReturnPath {
  constructor(location) {
    this.location = location;
  }

  toPath() {
    if (!/^\/[^/\\]/.test(this.location)) return "/bookings";
    return this.location;
  }
}

const app = express();
app.get("/continue", (req, res) => res.redirect(new ReturnPath(req.query.returnTo).toPath()));
