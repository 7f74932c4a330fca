const { findUser } = require("./user-store");

exports.login = async (req, res) => {
  const { username, pin } = req.body;
  const user = await findUser(username, pin);
  if (!user) return res.sendStatus(401);
  return res.json({ id: user._id });
};
