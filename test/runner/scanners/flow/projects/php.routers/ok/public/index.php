<?php

use Depot\Crates;
use FastRoute\Dispatcher;
use FastRoute\RouteCollector;

use function FastRoute\simpleDispatcher;

require __DIR__ . '/../vendor/autoload.php';

$crates = new Crates(new PDO(getenv('DEPOT_DSN')));
$dispatcher = simpleDispatcher(static function (RouteCollector $r) use ($crates): void {
    $r->addRoute('GET', '/crates/{label}', [$crates, 'labelled']);
    $r->addRoute('GET', '/crates', function (array $vars, array $query) use ($crates): array {
        return $crates->sorted($query['sort'] ?? 'id');
    });
});

$found = $dispatcher->dispatch($_SERVER['REQUEST_METHOD'], rawurldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH)));
if ($found[0] === Dispatcher::FOUND) {
    [, $handler, $vars] = $found;
    echo json_encode($handler($vars, $_GET));
}
