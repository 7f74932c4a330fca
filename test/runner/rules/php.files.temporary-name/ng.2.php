<?php
$log = fopen(sys_get_temp_dir() . '/import.log', 'a'); // expect
file_put_contents("/var/tmp/report.txt", $text); // expect
