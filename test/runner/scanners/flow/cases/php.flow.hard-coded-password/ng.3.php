<?php
const KIOSK = 'kiosk-4e1c7d0b9f6a';
if (!hash_equals(KIOSK, $_SERVER['HTTP_X_KIOSK'])) { // expect
    exit;
}
if (!hash_equals('desk-0b9f6a', $_SERVER['HTTP_X_DESK'])) { // expect
    exit;
}
