<?php
function page(): void {
    include PAGES[$_GET["page"]] ?? "pages/home.php";
}
