package app.web;

import app.seats.Seat;
import app.seats.SeatFilter;
import app.seats.SeatRepository;
import jakarta.validation.Valid;
import java.util.List;
import org.springframework.web.bind.annotation.*;

@RestController
class SeatController {
  private final SeatRepository seats;

  SeatController(SeatRepository seats) {
    this.seats = seats;
  }

  @PostMapping("/seats")
  List<Seat> find(@Valid @RequestBody SeatFilter filter) {
    return seats.sorted(filter);
  }
}
