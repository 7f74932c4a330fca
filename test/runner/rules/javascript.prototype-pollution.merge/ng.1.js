_.merge(settings, req.body); // expect
const options = deepmerge(defaults, req.body.options); // expect
_.defaultsDeep({}, JSON.parse(req.body.json), defaults); // expect
$.extend(true, target, req.query); // expect
_.set(object, req.body.path, req.body.value); // expect
