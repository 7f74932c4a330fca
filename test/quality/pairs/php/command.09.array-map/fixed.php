<?php
$files = array_map('escapeshellarg', explode(',', $_POST['files']));
exec('rm -f ' . implode(' ', $files));
