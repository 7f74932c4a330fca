<?php
class Cart {
    public static function restore(string $state) {
        return unserialize($state); // expect
    }
}
$cart = Cart::restore($_POST['state']);
