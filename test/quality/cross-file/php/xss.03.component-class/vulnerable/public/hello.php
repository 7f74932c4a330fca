<?php

require_once __DIR__ . '/../src/Ui/Component.php';
require_once __DIR__ . '/../src/Ui/Greeting.php';

use Board\Ui\Greeting;

(new Greeting($_GET['name'] ?? 'you'))->show();
