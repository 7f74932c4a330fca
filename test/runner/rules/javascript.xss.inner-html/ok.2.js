function show(message) {
  const box = document.querySelector("#box");
  box.textContent = message.title;
  box.innerHTML = "";
}
