<?php
namespace App\Controllers;

use CodeIgniter\RESTful\ResourceController;

class Hosts extends BaseController
{
    public function show($name = null)
    {
        exec('x ' . $name); // expect
        exec('x ' . $this->request->getGet('host')); // expect
        exec('x ' . $this->request->getPost('host')); // expect
        exec('x ' . $this->request->getVar('host')); // expect
        exec('x ' . $this->request->getGetPost('host')); // expect
        exec('x ' . $this->request->getPostGet('host')); // expect
        exec('x ' . $this->request->getJSON()->host); // expect
        exec('x ' . $this->request->getJSON(true)['host']); // expect
        exec('x ' . $this->request->getJsonVar('host')); // expect
        exec('x ' . $this->request->getRawInput()['host']); // expect
        exec('x ' . $this->request->getRawInputVar('host')); // expect
        exec('x ' . $this->request->getCookie('host')); // expect
        exec('x ' . $this->request->getServer('HTTP_X')); // expect
        exec('x ' . $this->request->getHeaderLine('X-Host')); // expect
        exec('x ' . $this->request->header('X-Host')->getValue()); // expect
        exec('x ' . $this->request->getBody()); // expect
        exec('x ' . $this->request->getFile('doc')->getClientName()); // expect
        exec('x ' . $this->request->getFile('doc')->getName()); // expect
        exec('x ' . $this->request->getFile('doc')->getClientExtension()); // expect
        exec('x ' . $this->request->getUserAgent()->getAgentString()); // expect
        exec('x ' . $this->request->getUri()->getSegment(2)); // expect
        exec('x ' . $this->request->getUri()->getQuery()); // expect
        exec('x ' . \Config\Services::request()->getPost('host')); // expect
        foreach ($this->request->getFiles()['docs'] as $file) {
            exec('x ' . $file->getClientName()); // expect
        }
        exec('seq ' . (int) $this->request->getGet('n'));
    }
}
