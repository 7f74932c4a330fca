import type { AppContext } from "./context";

export const resolvers = {
  Query: {
    shelves: (_: unknown, args: { filter?: any }, { sources }: AppContext) => sources.shelves.search(args.filter ?? {}),
  },
};
