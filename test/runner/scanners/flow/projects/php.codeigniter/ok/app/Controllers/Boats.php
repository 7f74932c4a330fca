<?php
namespace App\Controllers;

use App\Models\BoatModel;
use CodeIgniter\Events\Events;

class Boats extends Base
{
    private BoatModel $boats;

    public function __construct()
    {
        $this->boats = model(BoatModel::class);
    }

    public function index()
    {
        $this->boats->named($this->text('name'));
        $this->boats->with($this->request->getVar('column'));
        Events::trigger('boat.seen', $this->request->getVar('boat'));
        return view('boats', ['term' => $this->request->getVar('term')]);
    }

    public function update($id)
    {
        $this->boats->update($id, $this->request->getPost());
        return $this->response->download('/srv/boats/' . basename($this->request->getVar('file')), null);
    }

    public function text2()
    {
        return $this->response->download('report.txt', $this->request->getVar('text'));
    }
}
