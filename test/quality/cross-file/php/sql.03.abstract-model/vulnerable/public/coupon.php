<?php

require __DIR__ . '/../vendor/autoload.php';

use Shop\Model\Coupon;

$coupon = (new Coupon(new PDO('sqlite:../shop.db')))->byCode($_POST['code']);
header('Content-Type: application/json');
echo json_encode($coupon);
