const counts = {};
for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
app.put("/:key", (req, res) => state.set(req.params.key, req.body.value));
function walk(list) {
  let node = list;
  while (node.next) node = node.next;
  list[0] = node;
}
