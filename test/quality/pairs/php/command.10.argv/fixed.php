<?php
$dir = '/srv';
passthru("ls -la $dir");
