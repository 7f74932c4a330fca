import { PetStore } from "../stores/pet-store";

const store = new PetStore();

export const petQueries = {
  pets: (_: unknown, { name }: { name: string }) => store.named(name),
};
