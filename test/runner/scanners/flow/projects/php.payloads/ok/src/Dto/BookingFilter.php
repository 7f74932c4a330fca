<?php

namespace App\Dto;

use Symfony\Component\Validator\Constraints as Assert;

final readonly class BookingFilter
{
    public function __construct(
        #[Assert\Choice(['name', 'floor'])]
        public string $order = 'name',
        #[Assert\Positive]
        public int $page = 1,
    ) {
    }
}
