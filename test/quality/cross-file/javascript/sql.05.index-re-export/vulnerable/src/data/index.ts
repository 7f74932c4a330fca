export { searchStations } from "./stations";
export * from "./connection";
