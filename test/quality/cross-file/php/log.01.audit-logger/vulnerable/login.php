<?php

require 'src/AuditLogger.php';
require 'src/LoginListener.php';

$listener = new Bank\LoginListener(new Bank\AuditLogger('/var/log/bank.log'));
$listener->onFailure($_POST['user']);
http_response_code(401);
