<?php

namespace App\Repository;

use App\Dto\BookingFilter;
use Doctrine\DBAL\Connection;

final class Bookings
{
    public function __construct(private readonly Connection $connection)
    {
    }

    public function matching(BookingFilter $filter): array
    {
        $offset = 20 * ($filter->page - 1);

        return $this->connection->fetchAllAssociative("SELECT * FROM booking ORDER BY {$filter->order} LIMIT $offset, 20");
    }

    public function roomsOf(string $guest): array
    {
        return $this->connection->fetchFirstColumn("SELECT room FROM booking WHERE guest = '$guest'");
    }

    public function roomsNear(NewBooking $booking): array
    {
        return $this->connection->fetchFirstColumn("SELECT room FROM room_{$booking->floor} WHERE room = '{$booking->room}'");
    }

    public function archived(int $season, string $region): array
    {
        return $this->connection->fetchAllAssociative("SELECT * FROM archive_{$season}_{$region}");
    }
}
