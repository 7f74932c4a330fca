const fs = require('fs');
const path = require('path');
const unzipper = require('unzipper');
function extract(archive, dest) {
  fs.createReadStream(archive).pipe(unzipper.Parse()).on('entry', (entry) => {
    const target = path.resolve(dest, entry.path);
    if (!target.startsWith(path.resolve(dest) + path.sep)) return entry.autodrain();
    entry.pipe(fs.createWriteStream(target));
  });
}
module.exports = { extract };
