<?php
namespace App\Controllers;

use App\Models\JobModel;
use CodeIgniter\Controller;

class Jobs extends Controller
{
    public function run(): void
    {
        $model = new JobModel();
        $a = $model->find(1);
        exec('x ' . $a['command']); // expect
        foreach ($model->findAll() as $j) {
            exec('x ' . $j['command']); // expect
        }
        $b = $model->where('state', 'new')->first();
        exec('x ' . $b['command']); // expect
        $db = \Config\Database::connect();
        $c = $db->table('jobs')->where('id', 1)->get()->getRow();
        exec('x ' . $c->command); // expect
        foreach ($db->query('SELECT * FROM jobs')->getResult() as $r) {
            exec('x ' . $r->command); // expect
        }
        foreach ($db->table('jobs')->get()->getResultArray() as $r) {
            exec('x ' . $r['command']); // expect
        }
        $d = $db->query('SELECT * FROM jobs')->getRowArray();
        exec('x ' . $d['command']); // expect
        exec('x ' . cache('command')); // expect
        exec('x ' . cache()->get('command')); // expect
        $e = $model->findColumn('command');
        exec('x ' . $e[0]); // expect
        exec('x ' . $model->countAllResults());
    }
}
