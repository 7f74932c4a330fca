<?php
function handle(array $row) {
    extract($row);
}
extract($_POST, EXTR_SKIP);
