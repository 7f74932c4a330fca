import { exec, execFile } from "node:child_process";
import { bus, Topics } from "../bus";

bus.on(Topics.Bought, ({ by }) => {
  execFile("audit", [by]);
});
bus.on(Topics.Shipped, ({ by }) => {
  exec(`audit ${by}`);
});
