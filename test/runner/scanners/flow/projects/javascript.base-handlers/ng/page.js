const { Handler } = require("./base");

class Page extends Handler {
  path = "/page";

  render(title, res) {
    res.send("<h1>" + title + "</h1>"); // expect
  }
}

module.exports = { Page };
