import { render } from "preact";
import { App } from "./app.tsx";

const root = document.querySelector("#console");
if (root) {
  root.textContent = "";
  render(<App />, root);
}
