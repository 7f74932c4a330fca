const { execSync } = require("child_process");

function compress(payload) {
  return execSync("tar czf /tmp/out.tgz " + payload.folder).toString(); // expect
}

function report(payload) {
  return `queued by ${payload.user}`;
}

module.exports = { compress, report };
