<?php
$app->get('/hello/{name}', function ($request, $response, $args) {
    $response->getBody()->write('<p>' . $args['name'] . '</p>'); // expect
    return $response;
});
