const NAMES = ["daily", "weekly"];
export default function nameOf(req) {
  return NAMES.includes(req.query.name) ? req.query.name : "daily";
}
