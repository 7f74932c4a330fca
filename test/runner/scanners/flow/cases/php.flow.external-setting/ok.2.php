<?php
$mysqli = new mysqli("db");
if (!in_array($_GET["tenant"], ["north", "south"], true)) {
    exit();
}
$mysqli->select_db($_GET["tenant"]);
