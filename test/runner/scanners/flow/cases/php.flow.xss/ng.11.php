<?php
class Invalid extends Exception {}

function check($name) {
    if (strlen($name) > 20) {
        throw new Invalid("no name: " . $name);
    }
}

try {
    check($_GET['name']);
} catch (\RuntimeException | Invalid $e) {
    echo "<b>" . $e->getMessage() . "</b>"; // expect
}
