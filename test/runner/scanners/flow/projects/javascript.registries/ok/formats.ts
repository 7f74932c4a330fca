import { exec } from "node:child_process";
import { register } from "./registry";

register("csv", (content) => {
  exec("import-csv " + content);
});

register("json", () => {
  exec("import-json");
});
