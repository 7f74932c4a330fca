var cp = require('child_process');
exports.run = function (branch, cb) {
  cp.exec('git checkout ' + branch, cb); // expect
};
