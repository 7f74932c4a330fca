const { app, ipcMain, shell } = require('electron')
const { execFile } = require('child_process')
const fs = require('fs/promises')
const path = require('path')
ipcMain.handle('read-note', async (event, name) => {
  return fs.readFile(path.join(app.getPath('userData'), path.basename(name)), 'utf8')
})
ipcMain.on('open', (event, url) => {
