<?php
$class = $_GET['handler'] === 'a' ? HandlerA::class : HandlerB::class;
$handler = new $class();
$handler->run();
