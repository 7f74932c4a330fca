<?php
$sql = "SELECT * FROM users WHERE name = '" . $name . "'"; // expect
$query = "SELECT first_name FROM users WHERE user_id = '$id';"; // expect
$this->sql = "DELETE FROM users WHERE id = {$id}"; // expect
$insert = sprintf("INSERT INTO logs VALUES ('%s')", $message); // expect
