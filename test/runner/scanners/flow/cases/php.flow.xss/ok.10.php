<?php
$app->get('/hello/{name}', function ($request, $response, $args) {
    $response->getBody()->write('<p>' . htmlspecialchars($args['name'], ENT_QUOTES) . '</p>');
    return $response;
});
