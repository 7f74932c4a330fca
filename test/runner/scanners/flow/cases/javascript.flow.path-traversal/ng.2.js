const fs = require('fs');
const path = require('path');
const unzipper = require('unzipper');
function extract(archive, dest) {
  fs.createReadStream(archive).pipe(unzipper.Parse()).on('entry', (entry) => {
    const target = path.join(dest, entry.path);
    entry.pipe(fs.createWriteStream(target)); // expect
  });
}
module.exports = { extract };
