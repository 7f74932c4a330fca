<?php
require_once __DIR__ . '/db.php';

function find_product($id)
{
    global $db;
    $statement = mysqli_prepare($db, 'SELECT id, name, price FROM products WHERE id = ?');
    mysqli_stmt_bind_param($statement, 'i', $id);
    mysqli_stmt_execute($statement);
    return mysqli_fetch_assoc(mysqli_stmt_get_result($statement));
}
