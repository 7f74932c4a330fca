import express from "express";
import { routes } from "./routes";
import { before } from "./before";

export function createApp() {
  const app = express();
  before(app);
  app.use(routes);
  return app;
}
