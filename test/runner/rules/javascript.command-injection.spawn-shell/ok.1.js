spawn("npm", ["run", "build"], { shell: true });
spawn("npm run build", { shell: true });
spawn("convert", [input, "out.png"]);
spawn("convert", [input, "out.png"], { shell: false });
spawn(cmd, args, { stdio: "inherit" });
open(cmd, { shell: true });
