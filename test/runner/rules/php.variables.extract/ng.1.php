<?php
function handle() {
    $isAdmin = false;
    extract($_POST); // expect
}
