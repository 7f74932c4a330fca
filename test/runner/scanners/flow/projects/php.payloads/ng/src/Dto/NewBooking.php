<?php

namespace App\Dto;

use Symfony\Component\Validator\Constraints as Assert;

class NewBooking
{
    private const FLOOR = '#^[a-z]{1,8}$#m';

    #[Assert\NotBlank]
    #[Assert\Regex('/[a-z]/')]
    public string $guest;

    #[Assert\Regex(message: 'Rooms have a number.', pattern: '~[a-z]+-[0-9]+~')]
    public string $room;

    #[Assert\Regex(self::FLOOR)]
    public string $floor;
}
