<?php

namespace App\Controller;

use App\Dto\BookingFilter;
use App\Dto\NewBooking;
use App\Repository\Bookings;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpKernel\Attribute\MapQueryParameter;
use Symfony\Component\HttpKernel\Attribute\MapQueryString;
use Symfony\Component\HttpKernel\Attribute\MapRequestPayload;
use Symfony\Component\Routing\Attribute\Route;

final class BookingController
{
    public function __construct(private readonly Bookings $bookings)
    {
    }

    #[Route('/bookings', methods: ['GET'])]
    public function list(#[MapQueryString] BookingFilter $filter = new BookingFilter()): JsonResponse
    {
        return new JsonResponse($this->bookings->matching($filter));
    }

    #[Route('/bookings', methods: ['POST'])]
    public function add(#[MapRequestPayload(acceptFormat: 'json')] NewBooking $booking): JsonResponse
    {
        return new JsonResponse([$this->bookings->roomsOf($booking->guest), $this->bookings->roomsNear($booking)]);
    }

    #[Route('/bookings/archive', methods: ['GET'])]
    public function archive(#[MapQueryParameter] string $season): JsonResponse
    {
        return new JsonResponse($this->bookings->archived($season));
    }
}
