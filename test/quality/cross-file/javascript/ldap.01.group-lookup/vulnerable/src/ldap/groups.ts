import ldap from "ldapjs";
import { memberFilter } from "./filter";

const client = ldap.createClient({ url: "ldap://ldap.internal" });

export function groupsOf(uid: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const names: string[] = [];
    const options = { scope: "sub" as const, filter: memberFilter(uid) };
    client.search("ou=groups,dc=example,dc=org", options, (error, result) => { // expect
      if (error) return reject(error);
      result.on("searchEntry", (entry) => names.push(String(entry.objectName)));
      result.on("end", () => resolve(names));
    });
  });
}
