<?php

return [
    'uploads' => '/srv/uploads',
    'max_size' => 2_000_000,
];
