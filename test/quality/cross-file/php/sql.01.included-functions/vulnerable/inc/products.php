<?php
require_once __DIR__ . '/db.php';

function find_product($id)
{
    global $db;
    $result = mysqli_query($db, "SELECT id, name, price FROM products WHERE id = $id"); // expect
    return mysqli_fetch_assoc($result);
}
