app.use(session({ secret: process.env.SESSION_SECRET }));
app.use(session({ secret: config.secret }));
app.use(cookieParser());
app.use(cookieParser(process.env.COOKIE_KEY));
const form = { secret: "hidden field" };
app.use(cookieSession({ keys: [process.env.KEY] }));
