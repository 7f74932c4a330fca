<?php
use Laminas\Diactoros\Stream;
use Psr\Http\Message\ServerRequestInterface;

class Files
{
    public function store(ServerRequestInterface $request)
    {
        $file = $request->getUploadedFiles()['file'];
        $file->moveTo('/srv/' . bin2hex(random_bytes(16)));
        return new Stream('/srv/' . basename($request->getQueryParams()['name']), 'r');
    }
}
