fetch(url, { headers: { Authorization: "Bearer {{token::alnum:40}}" } }); // expect
xhr.setRequestHeader("Authorization", "Bearer {{token::alnum:32}}"); // expect
