<?php
$old = fopen('/tmp/export.csv', 'r');
file_put_contents('/srv/app/report.txt', $text);
