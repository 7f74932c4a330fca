<?php
$name = mysqli_real_escape_string($link, $_GET['name']);
mysqli_query($link, "DELETE FROM cart WHERE name = '$name'");
$size = $pdo->quote($_GET['size']);
$rows = $pdo->query('SELECT name FROM items WHERE size = ' . $size);
$title = $mysqli->real_escape_string($_GET['title']);
$mysqli->query("SELECT name FROM items WHERE title = '" . $title . "' AND sold = 0");
