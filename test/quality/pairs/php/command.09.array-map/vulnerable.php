<?php
$files = array_map('trim', explode(',', $_POST['files']));
exec('rm -f ' . implode(' ', $files));
