<?php
$f3 = Base::instance();
$f3->route('GET /h/@name', function ($f3, $params) {
    exec('x ' . $params['name']); // expect
    exec('x ' . $f3->get('PARAMS.name')); // expect
    exec('x ' . $f3->get('GET.host')); // expect
    exec('x ' . $f3->get('POST.host')); // expect
    exec('x ' . $f3->get('BODY')); // expect
    exec('x ' . $f3->PARAMS['name']); // expect
    exec('x ' . $f3->get('HEADERS.X-Host')); // expect
    exec('seq ' . (int) $f3->get('GET.n'));
});

class HostController
{
    public function show($f3, $params)
    {
        exec('x ' . $params['name']); // expect
        exec('x ' . $f3->get('GET.host')); // expect
    }
}

Flight::route('/h/@name', function ($name) {
    exec('x ' . $name); // expect
    exec('x ' . Flight::request()->query['host']); // expect
    exec('x ' . Flight::request()->query->host); // expect
    exec('x ' . Flight::request()->data->host); // expect
    exec('x ' . Flight::request()->cookies->host); // expect
    exec('x ' . Flight::request()->getBody()); // expect
    exec('x ' . Flight::request()->files->doc['name']); // expect
});
