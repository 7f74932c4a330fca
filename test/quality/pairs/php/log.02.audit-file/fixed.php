<?php

class AuditLog
{
    public function __construct(private string $ident)
    {
        openlog($this->ident, LOG_PID, LOG_AUTH);
    }

    public function record(string $action, string $subject): void
    {
        syslog(LOG_NOTICE, "$action: " . json_encode($subject));
    }
}

$audit = new AuditLog('billing');
$audit->record('refund', $_GET['order']);
http_response_code(202);
