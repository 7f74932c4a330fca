exports.set = function (object, path, value) {
  const keys = path.split(".");
  let node = object;
  for (let i = 0; i < keys.length - 1; i++) {
    node = node[keys[i]] || {};
  }
  node[keys[keys.length - 1]] = value; // expect
};
app.put("/:section/:key", (req, res) => {
  state[req.params.section][req.params.key] = req.body.value; // expect
});
