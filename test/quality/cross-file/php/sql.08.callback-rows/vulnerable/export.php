<?php

require_once 'lib/export_sql.php';
require_once 'lib/export.php';

header('Content-Type: text/csv');
$lines = export_orders(new PDO('sqlite:orders.db'), $_GET['year']);
file_put_contents('/tmp/orders.csv', implode("\n", $lines));
