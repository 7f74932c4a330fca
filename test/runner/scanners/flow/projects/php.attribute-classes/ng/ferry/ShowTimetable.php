<?php

namespace Ferry;

use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;

final class ShowTimetable
{
    public function __invoke(ServerRequestInterface $request, ResponseInterface $response): ResponseInterface
    {
        readfile('timetables/' . $request->getAttribute(Selection::class)->name); // expect

        return $response;
    }
}
