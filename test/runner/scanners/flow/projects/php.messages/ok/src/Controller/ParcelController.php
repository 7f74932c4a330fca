<?php

namespace Shop\Controller;

use Shop\Job\Weigh;
use Shop\Message\ParcelSent;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\Messenger\MessageBusInterface;

class ParcelController
{
    public function __construct(private MessageBusInterface $bus)
    {
    }

    public function send(Request $request)
    {
        $this->bus->dispatch(new ParcelSent($request->query->getInt('label')));
        Weigh::dispatch($request->query->get('scale'))->onQueue('slow');
    }
}
