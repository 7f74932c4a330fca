<?php

namespace App\Dto;

use Symfony\Component\Validator\Constraints as Assert;

final readonly class BookingFilter
{
    public function __construct(
        #[Assert\Length(max: 80)]
        public string $room = '',
        #[Assert\Positive]
        public int $page = 1,
    ) {
    }
}
