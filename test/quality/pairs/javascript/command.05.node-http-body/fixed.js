const http = require("http");
const cp = require("child_process");

const FORMATS = { pdf: "--to pdf", text: "--to txt" };

http
  .createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const { format } = JSON.parse(body);
      const flags = FORMATS[format] || FORMATS.text;
      cp.execSync("soffice --headless " + flags + " /srv/in/report.odt");
      response.end("ok");
    });
  })
  .listen(8080);
