<?php
class Cart {
    public static function restore(string $state) {
        return unserialize($state, ['allowed_classes' => false]);
    }
}
$cart = Cart::restore($_POST['state']);
