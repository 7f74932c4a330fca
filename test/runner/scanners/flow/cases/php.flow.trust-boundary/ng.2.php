<?php
function remember(array $input): void
{
    $_SESSION['discount'] = trim($input['discount']); // expect
}
remember($_REQUEST);
