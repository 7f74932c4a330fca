$db = new PDO("mysql:host=db", "app", "wL4-Rr8pXe2"); // expect
$link = mysqli_connect($host, $user, "kT9vQ2mZ7w", "shop"); // expect
