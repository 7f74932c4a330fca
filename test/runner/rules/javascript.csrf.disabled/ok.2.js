const server = new ApolloServer({ typeDefs, csrfPrevention: true });
const state = { hidden: false };
