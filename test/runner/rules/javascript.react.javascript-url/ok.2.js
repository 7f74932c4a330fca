const blocked = url.startsWith("javascript:");
element.href = "/show?name=" + encodeURIComponent(name);
