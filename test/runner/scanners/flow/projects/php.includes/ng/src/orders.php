<?php
require_once 'Database.php';

function find_orders($status)
{
    $database = new Database();
    return $database->orders($status);
}
