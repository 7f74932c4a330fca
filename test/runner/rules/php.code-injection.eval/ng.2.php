<?php
function calculate(string $formula) {
    return eval("return " . $formula . ";"); // expect
}
