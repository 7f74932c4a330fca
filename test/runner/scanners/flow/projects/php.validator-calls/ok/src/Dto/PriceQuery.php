<?php

namespace App\Dto;

use Symfony\Component\Validator\Constraints as Assert;

final class PriceQuery
{
    public function __construct(
        #[Assert\Regex('/\A[A-Z0-9]{2,12}\z/')]
        public readonly string $sku,
        #[Assert\Choice(['EUR', 'USD'])]
        public readonly string $currency,
    ) {
    }
}
