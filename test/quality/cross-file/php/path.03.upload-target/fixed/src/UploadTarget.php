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
        if (!preg_match('/^[a-z0-9-]+\z/', $album)) {
            throw new InvalidArgumentException('invalid album');
        }
        return $this->config['uploads'] . '/' . $album . '/cover.jpg';
    }
}
