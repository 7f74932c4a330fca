spawn(cmd, { shell: true }); // expect
spawn("convert " + file, { shell: true, cwd: "/tmp" }); // expect
child_process.spawnSync("convert", [input, "out.png"], { shell: true }); // expect
spawn("npm", args, { stdio: "inherit", shell: process.platform === "win32" }); // expect
execFile("git", ["clone", `${url}`], { shell: "/bin/bash" }); // expect
