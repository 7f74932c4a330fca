<?php
$file = tempnam(sys_get_temp_dir(), 'exp');
file_put_contents($file, $data);
