list.insertAdjacentHTML("beforeend", `<li>${name}</li>`); // expect
list.insertAdjacentHTML("beforeend", html); // expect
$("#out").html("<b>" + name + "</b>"); // expect
$(this).html(response.message); // expect
$("#list").append("<li>" + item + "</li>"); // expect
this.html = this.sanitizer.bypassSecurityTrustHtml(value); // expect
range.createContextualFragment(text); // expect
