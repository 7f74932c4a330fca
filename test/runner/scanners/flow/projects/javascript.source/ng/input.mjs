export default function nameOf(req) {
  return req.query.name;
}
