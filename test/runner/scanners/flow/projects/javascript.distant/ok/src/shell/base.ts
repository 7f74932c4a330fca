export * from "../printing";
