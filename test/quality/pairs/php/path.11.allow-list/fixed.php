<?php

$page = $_GET['page'] ?? 'home';
if (!in_array($page, ['home', 'contact'], true)) {
    exit;
}
include __DIR__ . '/pages/' . $page . '.php';
