<?php
$logger->error($e->getMessage());
$text = print_r($exception, true);
throw new RuntimeException($e->getMessage());
