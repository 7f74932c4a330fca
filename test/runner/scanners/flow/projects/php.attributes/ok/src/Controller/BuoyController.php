<?php

namespace Buoys\Controller;

use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

final class BuoyController
{
    public function __construct(private \PDO $db)
    {
    }

    public function list(Request $request): Response
    {
        $coast = $request->attributes->get('coast');
        $this->db->query("SELECT name FROM stations WHERE coast = '$coast'");

        return new Response('done');
    }

}
