<?php
require_once __DIR__ . '/inc/products.php';

$product = find_product($_GET['id']);
if ($product === null) {
    http_response_code(404);
    exit;
}
echo json_encode($product);
