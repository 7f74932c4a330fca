<?php

class UploadTarget
{
    private array $config;

    public function __construct(array $config)
    {
        $this->config = $config;
    }

    public function pathFor(string $album): string
    {
        return $this->config['uploads'] . '/' . $album . '/cover.jpg';
    }
}
