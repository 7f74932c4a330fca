<?php

$database = new mysqli('db', 'app', getenv('ENTRY'), 'shop');
$user = $database->query('SELECT name FROM users WHERE id = 1')->fetch_assoc();
$orders = $database->query("SELECT * FROM orders WHERE customer = '" . $user['name'] . "'");
echo $orders->num_rows;
