button.onclick = () => window.open("/help", "_blank");
