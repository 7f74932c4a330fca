let data = dangerous_insecure_decode::<Claims>(token)?; // expect
