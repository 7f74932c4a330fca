const multer = require("multer");
const { exec } = require("child_process");
const storage = multer.diskStorage({
  destination: (req, file, cb) => { exec("x " + req.body.dir); // expect
    exec("x " + Number(req.body.dir));
    cb(null, "x"); },
  filename: function (req, file, cb) { exec("x " + file.originalname); // expect
    cb(null, "x"); },
});
const upload = multer({ storage, fileFilter: (req, file, cb) => { exec("x " + file.mimetype); // expect
  cb(null, true); } });
