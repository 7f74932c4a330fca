var nodes = document.SelectNodes($"/orders/order[customer='{customer}']/item"); // expect
