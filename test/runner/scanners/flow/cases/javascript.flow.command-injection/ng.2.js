const http = require("http");
const { execSync, spawn } = require("child_process");
const exec = require("util").promisify(require("child_process").exec);

http.createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", async () => {
    const { format } = JSON.parse(body);
    execSync("convert " + format); // expect
    await exec(`convert ${format}`); // expect
    const shell = process.platform === "win32" ? "cmd.exe" : "/bin/sh";
    spawn(shell, ["-c", format]); // expect
    response.end();
  });
});
