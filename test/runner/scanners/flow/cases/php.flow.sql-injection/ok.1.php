<?php
$value = $_GET["value"];
$statement = $pdo->prepare("SELECT * FROM users WHERE id = ?");
$statement->execute([$value]);
$id = (int) $value;
$pdo->query("SELECT * FROM users WHERE id = $id");
