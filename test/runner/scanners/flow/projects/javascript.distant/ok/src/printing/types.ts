export * from "./printer";
