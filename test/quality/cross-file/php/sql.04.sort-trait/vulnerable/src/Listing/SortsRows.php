<?php

namespace Museum\Listing;

trait SortsRows
{
    private string $default = 'name';

    protected function sortColumn(array $query): string
    {
        $column = trim($query['sort'] ?? '');
        return $column === '' ? $this->default : $column;
    }
}
