res.cookie("theme", "dark");
res.cookie("session", id, { httpOnly: true, secure: true });
res.cookie("sid", id, options);
res.cookie("token", token, { ...DEFAULTS, maxAge: 5 });
