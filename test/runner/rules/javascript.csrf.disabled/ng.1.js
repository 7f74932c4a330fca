app.use(lusca({ csrf: false, xframe: "SAMEORIGIN" })); // expect
