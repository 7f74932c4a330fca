<?php
namespace ProbePsr;

use Psr\Http\Message\ServerRequestInterface;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Server\RequestHandlerInterface;

class PsrAction implements RequestHandlerInterface
{
    public function handle(ServerRequestInterface $request): ResponseInterface
    {
        exec("x " . $request->getQueryParams()["a"]); // expect
        exec("x " . $request->getParsedBody()["a"]); // expect
        exec("x " . (string) $request->getBody()); // expect
        exec("x " . $request->getBody()->getContents()); // expect
        exec("x " . $request->getHeaderLine("x-a")); // expect
        exec("x " . $request->getCookieParams()["a"]); // expect
        exec("x " . $request->getUploadedFiles()["f"]->getClientFilename()); // expect
        exec("x " . $request->getAttribute("id")); // expect
    }
    public function two(ServerRequestInterface $request)
    {
        exec("x " . $request->getUri()->getPath()); // expect
        exec("x " . $request->getServerParams()["HTTP_HOST"]); // expect
        foreach ($request->getHeaders() as $n => $vs) foreach ($vs as $v) exec("x " . $v); // expect
        exec("x " . $request->getHeader("x")[0]); // expect
        $body = $request->getBody();
        while (!$body->eof()) exec("x " . $body->read(1024)); // expect
        $stream = $request->getUploadedFiles()["f"]->getStream();
        exec("x " . $stream->getContents()); // expect
        ["a" => $a] = $request->getQueryParams();
        exec("x " . $a); // expect
        exec("x " . $request->getUploadedFiles()["f"]->getSize());
    }
}
