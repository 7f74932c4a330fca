const { exec } = require("child_process");
module.exports = {
  create: async function (req, res) {
    exec("x " + req.param("name")); // expect
    exec("x " + Number(req.param("name")));
    exec("x " + req.allParams().name); // expect
    exec("x " + req.body.name); // expect
    req.file("avatar").upload({}, (err, files) => { exec("x " + files[0].filename); // expect
    });
  },
};
