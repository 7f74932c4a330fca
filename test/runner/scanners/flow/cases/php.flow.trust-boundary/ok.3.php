<?php
$statement = $pdo->prepare('SELECT id, name FROM users WHERE email = ?');
$statement->execute([$_POST['email']]);
$user = $statement->fetch();
session_regenerate_id(true);
$_SESSION['user'] = $user['id'];
