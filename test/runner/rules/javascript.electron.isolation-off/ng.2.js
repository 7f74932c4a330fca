function open() {
  const view = new BrowserWindow({
    width: 800,
    webPreferences: { preload, nodeIntegration: true }, // expect
  });
  view.loadURL(home);
}
