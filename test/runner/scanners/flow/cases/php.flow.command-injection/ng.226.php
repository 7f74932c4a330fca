<?php
use Phalcon\Mvc\Controller;
use Phalcon\Mvc\Micro;

class HostController extends Controller
{
    public function showAction($name)
    {
        exec('x ' . $name); // expect
        exec('x ' . $this->request->get('host')); // expect
        exec('x ' . $this->request->getQuery('host')); // expect
        exec('x ' . $this->request->getPost('host')); // expect
        exec('x ' . $this->request->getPost('host', 'string')); // expect
        exec('x ' . $this->request->getPut('host')); // expect
        exec('x ' . $this->request->getPatch('host')); // expect
        exec('x ' . $this->request->getJsonRawBody()->host); // expect
        exec('x ' . $this->request->getRawBody()); // expect
        exec('x ' . $this->request->getHeader('X-Host')); // expect
        exec('x ' . $this->request->getServer('HTTP_X')); // expect
        exec('x ' . $this->request->getURI()); // expect
        exec('x ' . $this->request->getUserAgent()); // expect
        exec('x ' . $this->request->getHTTPReferer()); // expect
        exec('x ' . $this->request->getBasicAuth()['username']); // expect
        exec('x ' . $this->cookies->get('host')->getValue()); // expect
        exec('x ' . $this->dispatcher->getParam('host')); // expect
        foreach ($this->request->getUploadedFiles() as $file) {
            exec('x ' . $file->getName()); // expect
        }
        exec('seq ' . (int) $this->request->getPost('n'));
    }
}

$app = new Micro();
$app->get('/h/{name}', function ($name) use ($app) {
    exec('x ' . $name); // expect
    exec('x ' . $app->request->getQuery('host')); // expect
});
