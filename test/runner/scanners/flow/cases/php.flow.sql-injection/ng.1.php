<?php
$value = $_GET["value"];
$pdo->query("SELECT * FROM users WHERE id = $value"); // expect
mysqli_query($link, "SELECT * FROM users WHERE name = '" . $value . "'"); // expect
