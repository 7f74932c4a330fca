import "@preact/signals";
import { render } from "preact";
import { endEarlyRequests } from "./early-responses.ts";
import { App } from "./app.tsx";
import { loadSecondaryViews } from "./views/secondary.tsx";

const root = document.querySelector("#console");
if (root) {
  root.textContent = "";
  endEarlyRequests();
  render(<App />, root);
  setTimeout(() => {
    // So that no view has to wait for them, or fails because the service cannot be reached.
    loadSecondaryViews().catch(() => undefined);
  }, 1_000);
}
