<?php
function quoted($text)
{
    return "'" . str_replace(array('\\', "\0", "'"), array('\\\\', '\\0', "\\'"), $text) . "'";
}

mysqli_query($link, 'SELECT * FROM orders WHERE city = ' . quoted($_GET['city']));
