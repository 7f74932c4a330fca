const ldap = require("ldapjs");
const fastify = require("fastify")();

const directory = ldap.createClient({ url: "ldap://localhost" });

function badgeFilter(badge) {
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
