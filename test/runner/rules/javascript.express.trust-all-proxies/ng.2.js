export function start(app) {
  app.enable("trust proxy"); // expect
  app.listen(3000);
}
