<?php
require __DIR__ . '/../src/Request.php';

$controller = new \App\UserController();
echo $controller->show(new \App\Request($_GET, $_POST));
