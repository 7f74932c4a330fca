const upload = multer({ fileFilter: (req, file, cb) => cb(null, ENDINGS.has(path.extname(file.originalname))) });
log(file.originalname);
