res.cookie("session", id, { httpOnly: true, secure: true });
res.cookie("session", id, { secure: production });
nodemailer.createTransport({ host, secure: false });
