<?php
function issue(): string {
    $token = md5(uniqid()); // expect
    return $token;
}
