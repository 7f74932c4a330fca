<?php
parse_str($_SERVER['QUERY_STRING'], $fields);
foreach ($_GET as $key => $value) {
    $fields[$key] = $value;
}
