<?php

namespace Lighthouses\EventSubscriber;

use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\HttpKernel\Event\RequestEvent;
use Symfony\Component\HttpKernel\KernelEvents;

final class CoastSubscriber implements EventSubscriberInterface
{
    private const COASTS = ['north', 'south'];

    public static function getSubscribedEvents(): array
    {
        return [KernelEvents::REQUEST => 'onRequest'];
    }

    public function onRequest(RequestEvent $event): void
    {
        $request = $event->getRequest();
        $coast = (string) $request->query->get('coast', 'north');
        $request->attributes->set('coast', $coast);
    }
}
