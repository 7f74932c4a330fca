<?php
$hash = password_hash($password, PASSWORD_BCRYPT, ['cost' => 4]); // expect
$key = hash_pbkdf2('sha256', $password, $salt, 1000, 32); // expect
