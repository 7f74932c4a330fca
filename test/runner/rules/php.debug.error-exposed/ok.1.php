<?php
try {
    run();
} catch (Exception $e) {
    error_log($e->getMessage());
    echo 'Something went wrong';
}
