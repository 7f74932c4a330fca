import type { Collection } from "mongodb";

export class ShelfSource {
  constructor(private readonly collection: Collection) {}

  search(filter: any) {
    return this.collection.find({ ...filter }).toArray(); // expect
  }
}
