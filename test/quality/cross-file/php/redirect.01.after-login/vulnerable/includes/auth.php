<?php

function sign_in(string $user): bool
{
    session_start();
    $_SESSION['user'] = $user === 'ada' ? 'ada' : 'guest';
    return true;
}
