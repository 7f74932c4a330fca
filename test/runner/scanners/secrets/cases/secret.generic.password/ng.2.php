$password = "kT9vQ2mZ7w"; // expect
$config = ['password' => 'wL4Rr8pXe2']; // expect
define('DB_PASSWORD', 'mN3vB6xQ1z'); // expect
