const { execFileSync } = require('node:child_process');
function resize(file, options) {
  const size = options.size || '100x100';
  return execFileSync('convert', [file, '-resize', size, file + '.thumb']);
}
module.exports = resize;
