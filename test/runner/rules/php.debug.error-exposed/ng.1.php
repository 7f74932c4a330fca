<?php
try {
    run();
} catch (Exception $e) {
    echo $e->getMessage(); // expect
}
