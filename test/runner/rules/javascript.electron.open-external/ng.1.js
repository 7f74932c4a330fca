const { ipcMain, shell } = require("electron");

ipcMain.handle("open", (event, link) => shell.openExternal(link)); // expect

function attach(window) {
  window.webContents.setWindowOpenHandler(({ url }) => {
    shell.openExternal(url); // expect
    return { action: "deny" };
  });
}
