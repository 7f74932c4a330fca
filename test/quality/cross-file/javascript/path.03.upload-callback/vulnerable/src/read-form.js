module.exports = function readForm(req, done) {
  let text = "";
  req.on("data", (chunk) => (text += chunk));
  req.on("end", () => done(new URLSearchParams(text)));
};
