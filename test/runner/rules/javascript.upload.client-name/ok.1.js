const storage = multer.diskStorage({
  filename: (req, file, cb) => cb(null, randomUUID() + path.extname(file.originalname)),
});
