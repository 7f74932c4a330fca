<?php
namespace Shop\Web;

class View
{
    public static function show($title)
    {
        echo '<h1>' . htmlspecialchars($title) . '</h1>';
    }
}
