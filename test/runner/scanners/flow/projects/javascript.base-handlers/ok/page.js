const { Handler } = require("./base");

class Page extends Handler {
  render(title, res) {
    res.render("page", { title });
  }
}

module.exports = { Page };
