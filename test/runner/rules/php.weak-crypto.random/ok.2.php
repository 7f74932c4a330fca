<?php
class Dice {
    function roll(): int {
        $id = uniqid("form-");
        $value = mt_rand(1, 6);
        return $value;
    }
}
