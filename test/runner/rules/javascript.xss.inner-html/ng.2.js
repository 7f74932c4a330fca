function show(message) {
  const box = document.querySelector("#box");
  box.innerHTML = `<b>${message.title}</b>`; // expect
}
