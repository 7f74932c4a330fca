<?php
$cart = [];
if (isset($_COOKIE['cart'])) {
    $cart = json_decode(base64_decode($_COOKIE['cart']), true);
}

$cart[] = ['sku' => 'BOOK-1', 'quantity' => 1];
setcookie('cart', base64_encode(json_encode($cart)), ['httponly' => true, 'secure' => true, 'samesite' => 'Lax']);
http_response_code(204);
