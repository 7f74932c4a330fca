const window = new BrowserWindow({
  webPreferences: {
    nodeIntegration: true, // expect
    contextIsolation: false, // expect
    webSecurity: false, // expect
  },
});
