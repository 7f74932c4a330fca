export function sortColumn(requested, fallback = "created_at") {
  if (typeof requested !== "string" || requested === "") return fallback;
  return requested.toLowerCase();
}
