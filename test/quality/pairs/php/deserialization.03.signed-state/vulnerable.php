<?php

final class WizardState
{
    private array $steps = [];

    public static function fromRequest(array $post): self
    {
        $state = new self();
        $packed = $post['state'] ?? '';
        $state->steps = self::unpack($packed);
        return $state;
    }

    private static function unpack(string $text): array
    {
        $value = @unserialize($text);
        return is_array($value) ? $value : [];
    }

    public function count(): int
    {
        return count($this->steps);
    }
}

$state = WizardState::fromRequest($_POST);
header('X-Steps: ' . $state->count());
