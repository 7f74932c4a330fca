<?php

namespace Shop\Model;

class Coupon extends Model
{
    protected static string $table = 'coupons';

    public function byCode(string $code): ?array
    {
        return $this->where("code = '" . $code . "'")[0] ?? null;
    }
}
