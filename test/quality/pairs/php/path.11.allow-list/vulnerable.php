<?php

$page = $_GET['page'] ?? 'home';
if ($page === '') {
    exit;
}
include __DIR__ . '/pages/' . $page . '.php';
