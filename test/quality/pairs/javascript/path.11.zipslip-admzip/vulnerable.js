const AdmZip = require('adm-zip');
const fs = require('fs');
exports.unpack = function (buffer, out) {
  const zip = new AdmZip(buffer);
  for (const entry of zip.getEntries()) {
    fs.writeFileSync(out + '/' + entry.entryName, entry.getData());
  }
};
