<?php
foreach ($_GET as $key => $value) {
    $$key = $value; // expect
}
parse_str($_SERVER['QUERY_STRING']); // expect
