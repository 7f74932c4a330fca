const Busboy = require("busboy");
const http = require("http");
const formidable = require("formidable");
const multiparty = require("multiparty");
const { exec } = require("child_process");
http.createServer((req, res) => {
  const bb = Busboy({ headers: req.headers });
  bb.on("file", (name, file, info) => { exec("x " + info.filename); // expect
    exec("x " + Number(info.filename));
    exec("x " + name); // expect
  });
  bb.on("field", (name, val) => { exec("x " + val); // expect
  });
  req.pipe(bb);
});
http.createServer(async (req, res) => {
  const form = formidable({});
  const [fields, files] = await form.parse(req);
  exec("x " + fields.name); // expect
  exec("x " + files.f[0].originalFilename); // expect
  form.parse(req, (err, fields, files) => { exec("x " + fields.name); // expect
    exec("x " + files.f[0].originalFilename); // expect
  });
  form.on("field", (name, value) => { exec("x " + value); // expect
  });
});
http.createServer((req, res) => {
  const form = new multiparty.Form();
  form.parse(req, (err, fields, files) => { exec("x " + fields.name[0]); // expect
    exec("x " + files.f[0].originalFilename); // expect
  });
  form.on("part", (part) => { exec("x " + part.filename); // expect
  });
});
