app.use(lusca({ csrf: true }));
