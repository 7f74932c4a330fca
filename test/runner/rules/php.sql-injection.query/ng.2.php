<?php
function find(mysqli $db, string $name) {
    return $db->query("SELECT * FROM users WHERE name = '$name'"); // expect
}
