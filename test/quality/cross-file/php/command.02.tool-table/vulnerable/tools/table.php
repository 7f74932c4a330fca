<?php

require __DIR__ . '/target.php';
require __DIR__ . '/functions.php';

return [
    'ping' => 'tool_ping',
    'upper' => 'tool_upper',
];
