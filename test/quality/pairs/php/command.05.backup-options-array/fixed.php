<?php

final class Backup
{
    /** @var string[] */
    private array $arguments = ['mysqldump', '--single-transaction'];

    public function only(string $table): void
    {
        $this->arguments[] = escapeshellarg($table);
    }

    public function write(string $file): int
    {
        $line = implode(' ', $this->arguments) . ' > ' . escapeshellarg($file);
        passthru($line, $status);
        return $status;
    }
}

$backup = new Backup();
$backup->only('shop');
foreach ($_POST['tables'] as $table) {
    $backup->only($table);
}
exit($backup->write('/var/backups/shop-' . date('Ymd') . '.sql'));
