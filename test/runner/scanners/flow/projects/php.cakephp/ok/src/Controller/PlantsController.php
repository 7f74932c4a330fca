<?php
namespace App\Controller;

use Cake\Controller\Controller;

/** @property \App\Model\Table\PlantsTable $Plants */
class PlantsController extends Controller
{
    public function index()
    {
        $name = $this->request->getQuery('name');
        $this->set(compact('name'));
    }

    public function edit(int $id)
    {
        $plant = $this->Plants->get($id);
        $plant->set(['name' => $this->request->getData('name')], ['guard' => false]);
        return $this->response->withFile('/srv/plants/' . basename($this->request->getQuery('file')));
    }
}
