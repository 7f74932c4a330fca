package app.beehives;

import java.util.List;

public record HiveSearch(List<Wish> wishes) {
    public record Wish(Trait trait, String value) {}
}
