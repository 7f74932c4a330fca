<?php
// Outside of quotes.
$text = str_replace(array('\\', "\0", "'"), array('\\\\', '\\0', "\\'"), $_GET['id']);
mysqli_query($link, 'SELECT * FROM orders WHERE id = ' . $text); // expect
