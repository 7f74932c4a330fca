element.href = "javascript:show('" + name + "')"; // expect
