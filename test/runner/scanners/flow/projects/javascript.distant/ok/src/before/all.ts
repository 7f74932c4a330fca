import { keepSkin } from "./skin";

export function before(app) {
  app.use(keepSkin);
}
