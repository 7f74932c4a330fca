<?php

class Yachts
{
    public function __construct(private mysqli $link)
    {
    }

    private function quoted($text)
    {
        return "'" . $this->link->real_escape_string($text) . "'";
    }

    public function named($name)
    {
        return $this->link->query('SELECT * FROM yachts WHERE name = ' . $this->quoted($name));
    }
}
