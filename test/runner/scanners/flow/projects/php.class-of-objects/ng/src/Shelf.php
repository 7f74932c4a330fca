<?php

namespace Shelves;

abstract class Shelf
{
    public function update(array $values): void
    {
        get_class($this)::announce($values['name']);
        system('lp -n ' . get_class($this)::copies($values['copies']));
    }
}
