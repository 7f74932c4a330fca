res.setHeader("Set-Cookie", `sid=${id}; Path=/; HttpOnly; Secure; SameSite=Lax`);
res.setHeader("Set-Cookie", "lang=de; Path=/");
response.set("session", value);
reply.setCookie("session", value, { path: "/", httpOnly: true, secure: isProduction });
