<?php

namespace App\Controller;

class FilterController
{
    public function restore(): array
    {
        $filters = unserialize(base64_decode($_COOKIE['filters'] ?? '')); // expect high
        return is_array($filters) ? $filters : [];
    }
}
