<?php

class AvatarStore
{
    private string $directory;

    public function __construct(string $directory)
    {
        $this->directory = rtrim($directory, '/');
    }

    private function locate(string $name): string
    {
        return $this->directory . '/' . preg_replace('/[^A-Za-z0-9_-]/', '', $name) . '.png';
    }

    public function remove(string $name): bool
    {
        $path = $this->locate($name);
        return file_exists($path) && unlink($path);
    }
}

$store = new AvatarStore('/srv/avatars');
$removed = $store->remove($_POST['avatar']);
http_response_code($removed ? 204 : 404);
