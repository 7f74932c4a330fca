const { app, BrowserWindow, ipcMain, shell } = require('electron')
const { exec } = require('child_process')
const fs = require('fs/promises')
const path = require('path')
ipcMain.handle('read-note', async (event, name) => {
  return fs.readFile(path.join(app.getPath('userData'), name), 'utf8') // expect
})
ipcMain.on('open', (event, url) => {
})
