const fs = require("fs");
const path = require("path");
const fflate = require("fflate");

function unpack(buffer, folder) {
  const files = fflate.unzipSync(buffer);
  for (const [name, data] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, name), data); // expect
  }
}

module.exports = { unpack };
