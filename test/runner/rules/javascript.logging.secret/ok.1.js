logger.info("login attempt", username);
console.log("password");
console.log(password.length);
