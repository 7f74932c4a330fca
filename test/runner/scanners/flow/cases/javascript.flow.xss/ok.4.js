const link = document.createElement("a");
link.href = URL.createObjectURL(new Blob([location.hash]));
