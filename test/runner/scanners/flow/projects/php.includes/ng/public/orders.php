<?php
require_once __DIR__ . '/../src/orders.php';
require_once __DIR__ . '/../src/View.php';

use Shop\Web\View;

$orders = find_orders($_GET['status']);
$title = $_GET['title'];
View::show($title);
include '../views/orders.php';
