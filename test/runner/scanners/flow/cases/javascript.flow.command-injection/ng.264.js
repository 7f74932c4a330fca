const { ipcMain, app, protocol } = require("electron");
const { exec } = require("child_process");
ipcMain.handle("a", async (event, name) => { exec("x " + name); // expect
  exec("x " + Number(name));
});
ipcMain.on("b", (_e, { name }) => { exec("x " + name); // expect
});
app.on("open-url", (event, url) => { exec("x " + url); // expect
});
app.setAsDefaultProtocolClient("x");
app.on("second-instance", (event, argv) => { exec("x " + argv[1]); // expect
});
protocol.handle("x", (request) => { exec("x " + request.url); // expect
});
