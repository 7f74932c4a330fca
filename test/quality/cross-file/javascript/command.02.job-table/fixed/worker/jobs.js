const { execFileSync } = require("child_process");

function compress(payload) {
  return execFileSync("tar", ["czf", "/tmp/out.tgz", "--", String(payload.folder)]).toString();
}

function report(payload) {
  return `queued by ${payload.user}`;
}

module.exports = { compress, report };
