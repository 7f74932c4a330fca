import { exec } from 'node:child_process';
import passport from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
passport.use(new LocalStrategy((username, password, done) => { exec('x ' + username); done(null, {}); })); // expect
passport.use(new LocalStrategy({ usernameField: 'email' }, async (email, password, done) => { exec('x ' + email); done(null, {}); })); // expect
