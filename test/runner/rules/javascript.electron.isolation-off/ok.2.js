function open() {
  const view = new BrowserWindow({
    width: 800,
    webPreferences: { preload, sandbox: true, contextIsolation: true, webSecurity: true },
  });
  view.loadURL(home);
}
