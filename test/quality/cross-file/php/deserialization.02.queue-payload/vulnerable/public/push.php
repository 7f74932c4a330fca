<?php

require '../vendor/autoload.php';

$worker = new \Mailer\Queue\Worker();
http_response_code($worker->accept(\Mailer\Queue\Payload::fromRequest()) ? 202 : 400);
