<?php
function find(PDO $db, string $name) {
    $statement = $db->prepare("SELECT * FROM users WHERE name = ?");
    $statement->execute([$name]);
    return $statement->fetch();
}
