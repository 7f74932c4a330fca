<?php

namespace App\Controller;

class OrdersController extends AppController
{
    public function index(): void
    {
        $term = $this->request->getQuery('q');
        $this->Exports->write($this->request->getQuery('format'));
        $orders = $this->Orders->inState($this->request->getQuery('state'));
        $this->set(compact('term', 'orders'));
    }
}
