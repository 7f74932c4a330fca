<?php
function signed(string $body): string
{
    return 'sha256=' . hash_hmac('sha256', $body, KEY);
}
class Hook
{
    public function accepts(string $given, string $body): bool
    {
        return $given === $this->signature($body); // expect
    }

    public static function allows(string $given, string $body): bool
    {
        $wanted = self::signature($body);
        return $wanted == $given; // expect
    }

    private function signature(string $body): string
    {
        $key = getenv('KEY');
        return hash_hmac('sha256', $body, $key);
    }
}
if ($_SERVER['HTTP_X_SIGNATURE'] !== signed($body)) { // expect
    exit;
}
