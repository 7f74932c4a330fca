<?php
require __DIR__ . '/vendor/autoload.php';

app()->get('/h/{name}', function ($name) {
    exec('x ' . $name); // expect
    exec('x ' . request()->get('host')); // expect
    exec('x ' . request()->params('host')); // expect
    exec('x ' . request()->body()['host']); // expect
    exec('x ' . request()->query('host')); // expect
    exec('x ' . request()->headers('X-Host')); // expect
    exec('x ' . request()->cookies('host')); // expect
    exec('x ' . request()->files('doc')['name']); // expect
    exec('x ' . app()->request()->get('host')); // expect
});

class HostsController extends \Leaf\Controller
{
    public function show($name)
    {
        exec('x ' . $name); // expect
        exec('x ' . $this->request->get('host')); // expect
        exec('seq ' . (int) $this->request->get('n'));
    }
}
