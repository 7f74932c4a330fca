<?php
function page(): void {
    $page = $_GET["page"];
    include "pages/" . $page . ".php"; // expect
}
