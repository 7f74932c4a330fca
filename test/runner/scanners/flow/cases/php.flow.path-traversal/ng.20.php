<?php
use Laminas\Diactoros\Response;
use Laminas\Diactoros\Stream;
use Psr\Http\Message\ServerRequestInterface;

class Files
{
    public function store(ServerRequestInterface $request)
    {
        $file = $request->getUploadedFiles()['file'];
        $file->moveTo('/srv/' . $file->getClientFilename()); // expect
        $stream = new Stream('/srv/' . $request->getQueryParams()['name'], 'r'); // expect
        return (new Response())->withBody($stream);
    }
}
