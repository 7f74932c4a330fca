<?php
function calculate(string $name, int $a, int $b) {
    return OPERATIONS[$name]($a, $b);
}
