<?php
error_log('Login failed for ' . str_replace(["\r", "\n"], ' ', $_POST['user']));
syslog(LOG_NOTICE, 'refund: ' . json_encode($_POST['order']));
