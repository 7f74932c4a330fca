<?php
function build(string $customer): string {
    $sql = "SELECT id FROM orders WHERE customer = '" . $customer . "'"; // expect
    return $sql;
}
