const { execSync } = require('node:child_process');
function resize(file, options) {
  const size = options.size || '100x100';
  const cmd = ['convert', file, '-resize', size, file + '.thumb'].join(' ');
  return execSync(cmd);
}
module.exports = resize;
