setTimeout("show('" + name + "')", 100); // expect
window.setInterval(`tick(${id})`, 1000); // expect
setTimeout(req.query.callback, 10); // expect
