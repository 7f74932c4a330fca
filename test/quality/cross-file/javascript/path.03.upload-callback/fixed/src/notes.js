const fs = require("node:fs");

const TITLE = /^[a-z0-9-]{1,60}$/;

exports.save = (title, text) => {
  if (!TITLE.test(title)) throw new Error("invalid title");
  const file = `/var/notes/${title}.txt`;
  fs.writeFileSync(file, text);
};
