<?php

namespace App\Controller;

use App\Job\Weigh;
use App\Message\ParcelSent;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\Messenger\MessageBusInterface;

class ParcelController
{
    public function __construct(private MessageBusInterface $bus)
    {
    }

    public function send(Request $request)
    {
        $this->bus->dispatch(new ParcelSent($request->query->get('label')));
        Weigh::dispatch($request->query->get('scale'))->onQueue('slow');
    }
}
