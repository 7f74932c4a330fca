<?php
$statement = $pdo->prepare("SELECT * FROM users WHERE name = ?");
$pdo->query("SELECT * FROM users");
$pdo->query("SELECT * FROM " . TABLE . " WHERE a = 1");
$pdo->query("SELECT * FROM t WHERE id = " . (int) $_GET["id"]);
$pdo->query("SELECT * FROM t WHERE name = " . $pdo->quote($name));
mysqli_query($link, "SELECT * FROM t WHERE a = '" . mysqli_real_escape_string($link, $a) . "'");
$pdo->prepare("SELECT * FROM $table WHERE a = ?");
$wpdb->get_results("SELECT * FROM {$wpdb->posts} WHERE a = 1");
$wpdb->get_results($wpdb->prepare("SELECT * FROM t WHERE a = %s", $a));
User::whereRaw("name = ?", [$name]);
$cache->query("key-$name");
$pdo->query(sprintf("SELECT * FROM t LIMIT %d", $limit));
