<?php
function build(): string {
    $sql = "SELECT id FROM orders WHERE customer = :customer";
    return $sql;
}
