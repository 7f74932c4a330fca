<?php

$name = $_GET['name'] ?? '';
$page = null;
if (!isset($name, $page)) {
    echo '<h1>' . $name . '</h1>'; // expect
}
