<?php
$id = mysqli_real_escape_string($link, $_GET['id']);
mysqli_query($link, "DELETE FROM cart WHERE id = $id"); // expect
$page = addslashes($_GET['page']);
$rows = $pdo->query('SELECT name FROM items LIMIT ' . $page); // expect
