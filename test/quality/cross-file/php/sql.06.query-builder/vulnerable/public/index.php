<?php

require __DIR__ . '/../vendor/autoload.php';

use Garage\Cars;
use Slim\Factory\AppFactory;

$app = AppFactory::create();
$cars = new Cars(new PDO('mysql:host=localhost;dbname=garage'));

$app->get('/cars', function ($request, $response) use ($cars) {
    $query = $request->getQueryParams();
    $response->getBody()->write(json_encode($cars->find($query['brand'], $query['colour'])));
    return $response->withHeader('Content-Type', 'application/json');
});

$app->run();
