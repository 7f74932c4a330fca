<?php
$class = $_GET['handler'];
$handler = new $class(); // expect
$handler->run();
