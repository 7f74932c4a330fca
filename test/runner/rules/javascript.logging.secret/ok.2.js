logger.warn(`password of ${user.name} is too short`);
console.error(isPassword(text) ? "yes" : "no");
logger.info({ hasPassword: password !== undefined });
