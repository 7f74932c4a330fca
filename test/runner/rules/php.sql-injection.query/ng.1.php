<?php
mysqli_query($link, "SELECT * FROM users WHERE name = '" . $_GET["name"] . "'"); // expect
mysql_query("SELECT * FROM users WHERE id = $id"); // expect
$pdo->query("SELECT * FROM users WHERE id = {$_GET['id']}"); // expect
$db->exec("DELETE FROM t WHERE id = " . $id); // expect
$pdo->prepare("SELECT * FROM t WHERE a = '$a'"); // expect
DB::select("SELECT * FROM users WHERE name = '$name'"); // expect
User::whereRaw("name = '$name'"); // expect
$wpdb->get_results("SELECT * FROM t WHERE a = '" . $a . "'"); // expect
$pdo->query(sprintf("SELECT * FROM t WHERE a = '%s'", $a)); // expect
