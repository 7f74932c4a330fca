const { simpleParser, MailParser } = require("mailparser");
const { SMTPServer } = require("smtp-server");
const { exec } = require("child_process");
const server = new SMTPServer({
  onMailFrom(address, session, callback) { exec("x " + address.address); // expect
    exec("x " + Number(address.address));
    callback(); },
  onRcptTo(address, session, callback) { exec("x " + address.address); // expect
    callback(); },
  onAuth(auth, session, callback) { exec("x " + auth.username); // expect
    callback(); },
  async onData(stream, session, callback) {
    const mail = await simpleParser(stream);
    exec("x " + mail.subject); // expect
    exec("x " + mail.attachments[0].filename); // expect
    exec("x " + mail.from.value[0].address); // expect
    simpleParser(stream, {}, (err, parsed) => { exec("x " + parsed.subject); // expect
    });
    const p = new MailParser();
    p.on("headers", (headers) => { exec("x " + headers.get("subject")); // expect
    });
    p.on("data", (data) => { exec("x " + data.filename); // expect
    });
    callback();
  },
});
