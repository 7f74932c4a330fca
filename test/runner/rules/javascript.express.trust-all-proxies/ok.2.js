export function start(app) {
  app.set("trust proxy", 1);
  app.enable("etag");
}
