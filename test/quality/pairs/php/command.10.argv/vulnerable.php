<?php
$dir = $argv[1];
passthru("ls -la $dir");
