export { before } from "./all";
