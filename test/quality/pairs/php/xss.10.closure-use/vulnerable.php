<?php
$prefix = $_GET['prefix'];
$render = function (string $item) use ($prefix) {
    echo '<li>' . $prefix . $item . '</li>';
};
array_walk($items, $render);
