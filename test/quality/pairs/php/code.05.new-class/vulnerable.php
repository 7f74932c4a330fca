<?php
$class = $_GET['handler'];
$handler = new $class();
$handler->run();
