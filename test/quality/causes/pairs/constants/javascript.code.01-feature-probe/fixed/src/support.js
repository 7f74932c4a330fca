const PROBE = "class A { #x = 1; static has(o) { return #x in o; } }";

function supportsPrivateNames() {
  try {
    eval(PROBE);
    return true;
  } catch {
    return false;
  }
}

module.exports = { supportsPrivateNames };
