const server = new ApolloServer({ typeDefs, csrfPrevention: false }); // expect
export default { kit: { csrf: { checkOrigin: false } } }; // expect
