<?php
$cart = [];
if (isset($_COOKIE['cart'])) {
    $cart = unserialize(base64_decode($_COOKIE['cart']));
}

$cart[] = ['sku' => 'BOOK-1', 'quantity' => 1];
setcookie('cart', base64_encode(serialize($cart)), ['httponly' => true, 'secure' => true, 'samesite' => 'Lax']);
http_response_code(204);
