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
        $sql = "SELECT * FROM booking WHERE room LIKE '{$filter->room}%' LIMIT 20";

        return $this->connection->fetchAllAssociative($sql); // expect
    }

    public function roomsOf(string $guest): array
    {
        return $this->connection->fetchFirstColumn("SELECT room FROM booking WHERE guest = '$guest'"); // expect
    }

    public function roomsNear(NewBooking $booking): array
    {
        $this->connection->executeStatement("DELETE FROM seen WHERE room = '{$booking->room}'"); // expect

        return $this->connection->fetchFirstColumn("SELECT room FROM room_{$booking->floor}"); // expect
    }

    public function archived(string $season): array
    {
        return $this->connection->fetchAllAssociative("SELECT * FROM archive_$season"); // expect
    }
}
