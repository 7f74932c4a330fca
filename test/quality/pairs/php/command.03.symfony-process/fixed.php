<?php

namespace App\Controller;

use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\Process\Process;

class WhoisController
{
    public function __invoke(Request $request): Response
    {
        $domain = $request->query->get('domain');

        $process = new Process(['whois', '--', $domain]);
        $process->setTimeout(10);
        $process->run();

        return new Response($process->getOutput(), 200, ['Content-Type' => 'text/plain']);
    }
}
