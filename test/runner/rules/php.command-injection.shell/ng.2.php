<?php
function ping(string $host): string {
    return shell_exec("ping -c 1 " . $host); // expect
}
