<?php

namespace Mailer\Queue;

class Worker
{
    public function accept(Payload $payload): bool
    {
        $job = $payload->job();
        return is_array($job) && isset($job['to']);
    }
}
