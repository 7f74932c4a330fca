<?php
namespace App\Controller;

use Cake\Http\ServerRequest;

class HostsController extends AppController
{
    public function view($name = null)
    {
        exec('x ' . $name); // expect
        exec('x ' . $this->request->getQuery('host')); // expect
        exec('x ' . $this->request->getQueryParams()['host']); // expect
        exec('x ' . $this->request->getData('host')); // expect
        exec('x ' . $this->request->getData()['host']); // expect
        exec('x ' . $this->request->getParam('name')); // expect
        exec('x ' . $this->request->getParam('pass')[0]); // expect
        exec('x ' . $this->request->getCookie('host')); // expect
        exec('x ' . $this->request->getHeaderLine('X-Host')); // expect
        exec('x ' . $this->request->getUploadedFile('doc')->getClientFilename()); // expect
        exec('x ' . $this->request->getUploadedFiles()['doc']->getClientFilename()); // expect
        exec('x ' . $this->request->getEnv('HTTP_X')); // expect
        exec('x ' . $this->request->input('json_decode')); // expect
        exec('x ' . $this->request->getRequestTarget()); // expect
        exec('x ' . $this->getRequest()->getData('host')); // expect
        exec('x ' . $this->request->data['host']); // expect
        exec('x ' . $this->request->query['host']); // expect
        exec('x ' . $this->request->params['pass'][0]); // expect
        exec('x ' . $this->request->referer()); // expect
        exec('seq ' . (int) $this->request->getQuery('n'));
    }
}
