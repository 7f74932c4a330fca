<?php
function show_orders()
{
    $orders = db_fetch_assoc("select id from orders where owner = " . intval($_GET["owner"]) . " order by id");
    foreach ($orders as $order) {
        echo $order["id"];
    }
}

function show_order($database)
{
    $order = $database->fetch_row_prepared("select id from orders where name = ?", array($_GET["name"]));
    echo $order["id"];
    $owner = db_fetch_cell_prepared("select owner from orders where name = ?", array($_GET["name"]));
    echo $owner;
}
