<?php
require_once 'lib/html.php';
require_once 'lib/flash.php';

$flash = new Flash();
echo '<main>';
echo alert_box($flash->message()); // expect
echo '</main>';
