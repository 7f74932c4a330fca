<?php
$statement = $pdo->prepare('SELECT id FROM users WHERE email = ?');
$statement->execute([$_POST['email']]);
$_SESSION['role'] = $_POST['role']; // expect
