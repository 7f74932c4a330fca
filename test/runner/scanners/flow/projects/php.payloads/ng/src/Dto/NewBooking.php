<?php

namespace App\Dto;

use Symfony\Component\Validator\Constraints as Assert;

class NewBooking
{
    #[Assert\NotBlank]
    #[Assert\Regex('/[a-z]/')]
    public string $guest;
}
