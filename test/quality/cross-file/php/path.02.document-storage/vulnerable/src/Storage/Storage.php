<?php

namespace Archive\Storage;

interface Storage
{
    public function read(string $name): string;
}
