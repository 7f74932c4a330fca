<?php
namespace Config;

use CodeIgniter\Events\Events;

Events::on('boat.seen', function (string $boat) {
    shell_exec('log-boat ' . escapeshellarg($boat));
});

Events::on('boat.gone', function (string $boat) {
    shell_exec("log-boat $boat");
});
