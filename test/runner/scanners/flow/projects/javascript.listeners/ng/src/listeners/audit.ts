import { exec } from "node:child_process";
import { bus, Topics } from "../bus";

bus.on(Topics.Ordered, ({ by }) => {
  exec(`audit ${by}`); // expect
});
