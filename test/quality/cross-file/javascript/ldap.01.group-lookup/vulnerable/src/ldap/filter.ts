export function memberFilter(uid: string): string {
  return `(&(objectClass=groupOfNames)(member=uid=${uid},ou=people,dc=example,dc=org))`;
}
