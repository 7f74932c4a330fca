<?php

class Flash
{
    public function message()
    {
        return $_COOKIE['flash'] ?? '';
    }
}
