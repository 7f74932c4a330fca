<?php
use Illuminate\Http\Request;

$router->get('/h/{name}', function ($name) {
    exec('x ' . $name); // expect
});

$router->post('/h', function (Request $request) {
    exec('x ' . $request->input('host')); // expect
    exec('x ' . $request->json('host')); // expect
    exec('seq ' . (int) $request->input('n'));
});

$router->group(['prefix' => 'a'], function () use ($router) {
    $router->get('b/{name}', function ($name) {
        exec('x ' . $name); // expect
    });
});
