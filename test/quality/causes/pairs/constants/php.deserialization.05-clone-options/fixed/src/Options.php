<?php

final class Options
{
    private array $values = ['theme' => 'light', 'columns' => ['name', 'date']];

    public function copy(): array
    {
        return unserialize(serialize($this->values));
    }
}
