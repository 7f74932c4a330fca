element.innerHTML = location.hash; // expect
document.getElementById("out").innerHTML = "<b>" + name + "</b>"; // expect
list.innerHTML += `<li>${item.title}</li>`; // expect
node.outerHTML = html; // expect
el.innerHTML = render(data); // expect
