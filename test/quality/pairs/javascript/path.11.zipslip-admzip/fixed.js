const AdmZip = require('adm-zip');
const fs = require('fs');
const path = require('path');
exports.unpack = function (buffer, out) {
  const zip = new AdmZip(buffer);
  for (const entry of zip.getEntries()) {
    if (entry.entryName.includes('..')) throw new Error('bad entry');
    fs.writeFileSync(path.join(out, path.basename(entry.entryName)), entry.getData());
  }
};
