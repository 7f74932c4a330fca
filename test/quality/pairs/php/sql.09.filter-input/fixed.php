<?php
$page = filter_input(INPUT_GET, 'page', FILTER_VALIDATE_INT);
$stmt = $pdo->query("SELECT * FROM posts LIMIT 10 OFFSET " . $page);
