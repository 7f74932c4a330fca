<?php

$database = new mysqli('db', 'app', getenv('ENTRY'), 'shop');
$user = $database->query('SELECT name FROM users WHERE id = 1')->fetch_assoc();
$statement = $database->prepare('SELECT * FROM orders WHERE customer = ?');
$statement->bind_param('s', $user['name']);
$statement->execute();
