const storage = multer.diskStorage({
  filename(req, file, cb) {
    cb(null, Date.now() + "-" + file.originalname); // expect
  },
});
fs.renameSync(file.path, "uploads/" + file.originalname); // expect
