logger.info("login %s with %s", username, password); // expect
console.log(`token is ${user.accessToken}`); // expect
