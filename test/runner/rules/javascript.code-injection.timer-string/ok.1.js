setTimeout(() => show("x" + name), 100);
setTimeout(tick, 100);
setTimeout("tick()", 100);
setInterval(function () { eval("1"); }, 5);
