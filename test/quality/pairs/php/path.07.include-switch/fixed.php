<?php
function render(string $view): void {
    switch ($view) {
        case 'list': $file = 'list.php'; break;
        default: $file = 'index.php';
    }
    require_once __DIR__ . "/views/$file";
}
render($_REQUEST['view']);
