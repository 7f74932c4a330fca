<?php
final class Listing
{
    public function __construct(public readonly string $by)
    {
    }
}

function ships(PDO $db): void
{
    $listing = new Listing($_GET["by"]);
    $order = match ($listing->by) {
        "tonnage", "flag" => $listing->by,
        default => "name",
    };
    $db->query("SELECT * FROM ships ORDER BY $order");
}
