<?php

class Boats
{
    private $conditions = [];

    public function __construct(private mysqli $link)
    {
    }

    public function having($condition)
    {
        $this->conditions[] = $condition;

        return $this;
    }

    public function all()
    {
        return $this->link->query('SELECT * FROM boats WHERE ' . implode(' AND ', $this->conditions)); // expect
    }
}
