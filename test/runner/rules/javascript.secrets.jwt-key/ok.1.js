jwt.sign(payload, process.env.JWT_SECRET);
jwt.sign(payload, config.jwtSecret, { algorithm: "HS256" });
jwt.verify(token, publicKey);
jwt.verify(token, `-----BEGIN PUBLIC KEY-----`);
jwt.sign(payload, `${process.env.KEY}`);
crypto.sign("sha256", data, key);
passport.use(new Strategy({ secretOrKey: process.env.JWT_SECRET }, done));
