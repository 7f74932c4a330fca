const fs = require("node:fs");

exports.save = (title, text) => {
  const file = `/var/notes/${title}.txt`;
  fs.writeFileSync(file, text); // expect
};
