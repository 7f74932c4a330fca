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
        $this->boats->sorted($this->request->getVar('column'));
        Events::trigger('boat.seen', $this->request->getVar('boat'));
        return view('boats', ['term' => $this->request->getVar('term')]);
    }

    public function update($id)
    {
        $this->boats->protect(false)->update($id, $this->request->getPost()); // expect
        return $this->response->download('/srv/boats/' . $this->request->getVar('file'), null); // expect
    }
}
