<?php
$prefix = htmlspecialchars($_GET['prefix']);
$render = function (string $item) use ($prefix) {
    echo '<li>' . $prefix . '</li>';
};
array_walk($items, $render);
