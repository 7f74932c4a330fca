<?php
namespace App\Controllers;

class Reports extends BaseController
{
    public function index()
    {
        $data['term'] = $this->request->getVar('term');
        return view('reports', $data);
    }
}
