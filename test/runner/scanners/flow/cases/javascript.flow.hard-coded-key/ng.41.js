const jwtSimple = require("jwt-simple");
const { expressjwt } = require("express-jwt");
const kjwt = require("koa-jwt");
const { JwtModule } = require("@nestjs/jwt");
const { createSigner } = require("fast-jwt");
const cookieSession = require("cookie-session");
const cookieParser = require("cookie-parser");
const { Strategy: JwtStrategy } = require("passport-jwt");
const { sign } = require("hono/jwt");
const { jwt } = require("hono/jwt");
const app = require("express")();
jwtSimple.encode({}, "s3cr3t-value-1"); // expect
app.use(expressjwt({ secret: "s3cr3t-value-2", algorithms: ["HS256"] })); // expect
app.use(kjwt({ secret: "s3cr3t-value-3" })); // expect
JwtModule.register({ secret: "s3cr3t-value-4" }); // expect
createSigner({ key: "s3cr3t-value-5" }); // expect
app.use(cookieSession({ keys: ["s3cr3t-value-6"] })); // expect
app.use(cookieParser("s3cr3t-value-7")); // expect
new JwtStrategy({ secretOrKey: "s3cr3t-value-8" }, () => {}); // expect
sign({}, "s3cr3t-value-9"); // expect
