<?php
if (hash_equals($row['hash'], hash('sha256', $text))) {
    $ok = true;
}
