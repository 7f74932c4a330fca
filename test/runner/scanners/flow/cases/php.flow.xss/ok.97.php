<?php

$name = $_GET['name'] ?? null;
if (!isset($name)) {
    echo '<h1>' . $name . '</h1>';
}
