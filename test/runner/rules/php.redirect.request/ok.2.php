<?php
function done(): void {
    header("Location: /home");
    exit;
}
