const parseRules = require("./parse-rules");

class RulesController {
  upload(req, res) {
    const rules = parseRules(req.body);
    res.status(201).json({ count: rules.length });
  }
}

module.exports = RulesController;
