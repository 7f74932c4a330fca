button.onclick = () => window.open(`https://${host}/`, "_blank"); // expect
