exports.problem = (host) => { if (!/^[a-z]+$/.test(host)) return "bad"; return null; };
exports.check = (host) => ({ ok: /^[a-z]+$/.test(host), host });
exports.errors = (host) => { const errors = []; if (!/^[a-z]+$/.test(host)) errors.push("bad"); return errors; };
exports.errorMap = (host) => { const errors = {}; if (!/^[a-z]+$/.test(host)) errors.host = "bad"; return errors; };
exports.result = (host) => { const errors = []; if (!/^[a-z]+$/.test(host)) errors.push("bad"); return { errors, valid: errors.length === 0 }; };
exports.outcome = (host) => { if (!/^[a-z]+$/.test(host)) return { error: "bad" }; return { value: host }; };
exports.outcome2 = (host) => { if (!/^[a-z]+$/.test(host)) return { ok: false, error: "bad" }; return { ok: true, value: host }; };
