import type { ShelfSource } from "./shelf-source";

export interface AppContext {
  user: string;
  sources: { shelves: ShelfSource };
}
