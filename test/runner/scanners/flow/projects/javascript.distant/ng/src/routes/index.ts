export { routes } from "./all";
