const SORTABLE = ["created_at", "title", "author"];

export function sortColumn(requested, fallback = "created_at") {
  if (!SORTABLE.includes(requested)) return fallback;
  return requested;
}
