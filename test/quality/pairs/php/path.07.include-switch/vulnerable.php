<?php
function render(string $view): void {
    require_once __DIR__ . "/views/$view";
}
render($_REQUEST['view']);
