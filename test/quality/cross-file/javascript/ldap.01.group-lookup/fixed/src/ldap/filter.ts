const SPECIAL = /[^a-zA-Z0-9_-]/g;

export function memberFilter(uid: string): string {
  const safe = uid.replace(SPECIAL, "");
  return `(&(objectClass=groupOfNames)(member=uid=${safe},ou=people,dc=example,dc=org))`;
}
