import { exec } from "node:child_process";
import nameOf from "./input.mjs";

app.post("/run", (request, response) => {
  exec("report " + nameOf(request));
  response.end();
});
