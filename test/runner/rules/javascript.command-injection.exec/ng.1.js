const { exec, execSync } = require("child_process");
const cp = require("node:child_process");

app.get("/ping", (req, res) => {
  exec("ping -c 1 " + req.query.host, done); // expect
  exec(`ping -c 1 ${req.query.host}`, done); // expect
  cp.exec(req.query.cmd); // expect
  const host = req.query.host;
  const other = 1;
  cp.execSync(host); // expect
  const command = "nslookup " + host + " | head";
  exec(command, (err, out) => res.send(out)); // expect
});

function archive(dir, name) {
  require("child_process").exec("tar czf " + name + " " + dir); // expect
  execSync("rm -rf ".concat(dir)); // expect
  let line = "ls";
  line += " " + dir;
  execSync(line); // expect
  shell.exec(util.format("git clone %s", dir)); // expect
}

router.post("/convert", async (req, res) => {
  const { file } = req.body;
  await execAsync(`convert ${file} out.png`); // expect
  await promisify(exec)("convert " + file); // expect
});
