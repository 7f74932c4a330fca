const { ipcMain, shell } = require("electron");

ipcMain.handle("open", (event, link) => {
  const url = new URL(link);
  if (url.protocol === "https:" && HOSTS.has(url.hostname)) shell.openExternal(url.href);
});

function help(topic) {
  shell.openExternal(`https://example.com/help/${topic}`);
  shell.openExternal("https://example.com/" + topic);
  shell.openExternal("https://example.com/");
  door.openExternal(topic);
}
