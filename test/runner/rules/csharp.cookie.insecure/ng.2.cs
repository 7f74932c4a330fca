services.ConfigureApplicationCookie(options => {
    options.Cookie.HttpOnly = false; // expect
    options.Cookie.SecurePolicy = CookieSecurePolicy.None; // expect
});
