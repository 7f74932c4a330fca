<?php

namespace App\Dto;

use Symfony\Component\Validator\Constraints as Assert;

class NewBooking
{
    #[Assert\NotBlank]
    #[Assert\Regex(pattern: '/^[a-z0-9-]{1,40}$/D')]
    public string $guest;
}
