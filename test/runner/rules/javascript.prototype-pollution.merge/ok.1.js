Object.assign(settings, req.body);
_.merge(settings, defaults);
_.merge(settings, Schema.parse(req.body));
$.extend(target, req.query);
const next = { ...req.body };
