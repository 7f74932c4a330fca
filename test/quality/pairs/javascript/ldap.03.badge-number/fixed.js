const ldap = require("ldapjs");
const fastify = require("fastify")();

const directory = ldap.createClient({ url: "ldap://localhost" });

function badgeFilter(badge) {
  if (!/^[0-9]{6}$/.test(badge)) {
    throw new Error("Not a badge number");
  }
  return `(employeeNumber=${badge})`;
}

fastify.get("/badge/:badge", (request, reply) => {
  const filter = badgeFilter(request.params.badge);
  directory.search("ou=staff", { filter }, (error, search) => {
    let known = false;
    search.on("searchEntry", () => (known = true));
    search.on("end", () => reply.send({ known }));
  });
});
