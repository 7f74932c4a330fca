res.cookie("session", id); // expect
res.cookie("authToken", token, { httpOnly: true }); // expect
res.cookie("sid", id, { secure: true, maxAge: 1000 }); // expect
