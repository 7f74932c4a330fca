<?php
namespace Application\Controller;

use Laminas\Mvc\Controller\AbstractActionController;
use Laminas\Mvc\Controller\AbstractRestfulController;
use Mezzio\Router\RouteResult;

class HostController extends AbstractActionController
{
    public function indexAction()
    {
        exec('x ' . $this->params()->fromQuery('host')); // expect
        exec('x ' . $this->params()->fromPost('host')); // expect
        exec('x ' . $this->params()->fromRoute('host')); // expect
        exec('x ' . $this->params('host')); // expect
        exec('x ' . $this->params()->fromHeader('X-Host')->getFieldValue()); // expect
        exec('x ' . $this->params()->fromFiles('doc')['name']); // expect
        exec('x ' . $this->getRequest()->getQuery('host')); // expect
        exec('x ' . $this->getRequest()->getQuery()->host); // expect
        exec('x ' . $this->getRequest()->getPost('host')); // expect
        exec('x ' . $this->getRequest()->getPost()->get('host')); // expect
        exec('x ' . $this->getRequest()->getContent()); // expect
        exec('x ' . $this->getRequest()->getHeader('X-Host')->getFieldValue()); // expect
        exec('x ' . $this->getRequest()->getHeaders('X-Host')->getFieldValue()); // expect
        exec('x ' . $this->getRequest()->getCookie()->host); // expect
        exec('x ' . $this->getRequest()->getFiles()->toArray()['doc']['name']); // expect
        exec('x ' . $this->getRequest()->getServer('HTTP_X')); // expect
        exec('x ' . $this->getRequest()->getUri()->getQuery()); // expect
        exec('x ' . $this->getEvent()->getRouteMatch()->getParam('host')); // expect
        $request = $this->getRequest();
        exec('x ' . $request->getPost('host')); // expect
        $form = new \Laminas\Form\Form();
        $form->setData($request->getPost());
        if ($form->isValid()) {
            $data = $form->getData();
            exec('x ' . $data['host']); // expect
        }
        exec('seq ' . (int) $this->params()->fromQuery('n'));
    }
}

class HostApi extends AbstractRestfulController
{
    public function get($id)
    {
        exec('x ' . $id); // expect
    }

    public function create($data)
    {
        exec('x ' . $data['host']); // expect
    }

    public function update($id, $data)
    {
        exec('x ' . $data['host']); // expect
    }
}
