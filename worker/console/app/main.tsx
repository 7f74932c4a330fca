import { render } from "preact";
import { endEarlyRequests, forgetEarlyResponses } from "./early-responses.ts";
import { App } from "./app.tsx";

const root = document.querySelector("#console");
if (root) {
  root.textContent = "";
  endEarlyRequests();
  render(<App />, root);
  // The first view has asked for what it needs.
  setTimeout(forgetEarlyResponses, 1_000);
}
