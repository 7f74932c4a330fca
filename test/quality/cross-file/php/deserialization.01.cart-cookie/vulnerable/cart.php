<?php

spl_autoload_register(function ($class) {
    require __DIR__ . '/src/' . $class . '.php';
});

$store = new CartStore(new CartCodec());
header('X-Items: ' . count($store->current()));
