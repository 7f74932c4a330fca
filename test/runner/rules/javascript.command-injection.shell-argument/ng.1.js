spawn("sh", ["-c", req.body.script]); // expect
spawn("/bin/bash", ["-c", "ls " + dir], { cwd }); // expect
execFile("cmd.exe", ["/c", `dir ${dir}`]); // expect
child_process.spawnSync("bash", ["-lc", script]); // expect
