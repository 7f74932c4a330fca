<?php

namespace App\Dto;

use Symfony\Component\Validator\Constraints as Assert;

class NewBooking
{
    private const FLOOR = '#\A[a-z]{1,8}\z#';

    #[Assert\NotBlank]
    #[Assert\Regex(pattern: '/^[a-z0-9-]{1,40}$/D')]
    public string $guest;

    #[Assert\Regex(
        message: 'Rooms have a number.',
        pattern: '~\A[a-z]+-(?:[0-9]+)\z~',
    )]
    public string $room;

    #[Assert\Regex(self::FLOOR)]
    public string $floor;
}
