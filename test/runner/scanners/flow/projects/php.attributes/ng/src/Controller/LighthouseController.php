<?php

namespace Lighthouses\Controller;

use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

final class LighthouseController
{
    public function __construct(private \PDO $db)
    {
    }

    public function list(Request $request): Response
    {
        $coast = $request->attributes->get('coast');
        $this->db->query("SELECT name FROM stations WHERE coast = '$coast'"); // expect

        return new Response('done');
    }

    public function show(Request $request): Response
    {
        $station = $request->attributes->get('station');
        $this->db->query("SELECT name FROM stations WHERE name = '$station'"); // expect

        return new Response('done');
    }
}
