export function useQueryParameter(name: string): string {
  const parameters = new URLSearchParams(window.location.search);
  return parameters.get(name) ?? "";
}
