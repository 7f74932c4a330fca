<?php
try {
    run();
} catch (Throwable $e) {
    die('Failed: ' . $e->getTraceAsString()); // expect
}
return new JsonResponse(['error' => $exception->getMessage()], 500); // expect
