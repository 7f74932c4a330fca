<?php
namespace Shop\Web;

class View
{
    public static function show($title)
    {
        echo '<h1>' . $title . '</h1>'; // expect
    }
}
