export * from "./report.service";
export { shell as defaultShell } from "./shell";
