<?php
$page = filter_input(INPUT_GET, 'page');
$stmt = $pdo->query("SELECT * FROM posts LIMIT 10 OFFSET " . $page);
