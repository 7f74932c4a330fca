<?php
function isSigned(string $given, string $body): bool
{
    $wanted = hash_hmac("sha256", $body, KEY);
    return hash_equals($wanted, $given);
}
class Hook
{
    public function accepts(string $given, string $body): bool
    {
        return hash_equals($this->signature($body), $given) && $this->name() === $given;
    }

    private function name(): string
    {
        return 'hook';
    }

    private function signature(string $body): string
    {
        return hash_hmac('sha256', $body, $this->key);
    }
}
