module.exports = () => async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    ctx.type = "html";
    ctx.body = "<h1>" + String(error.message).length;
  }
};
