var cp = require('child_process');
exports.run = function (branch, cb) {
  cp.execFile('git', ['checkout', '--', branch], cb);
};
