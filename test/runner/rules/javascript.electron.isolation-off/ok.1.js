const window = new BrowserWindow({ webPreferences: { nodeIntegration: false, contextIsolation: true } });
