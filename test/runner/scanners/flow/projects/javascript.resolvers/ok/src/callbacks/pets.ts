import { PetStore } from "../stores/pet-store";

const store = new PetStore();

export const visitor = {
  pets: (_: unknown, { name }: { name: string }) => store.named(name),
};
