<?php
declare(strict_types=1);

final class Jobs
{
    public function __construct(private PDO $pdo) {}

    public function run(int $id): void
    {
        $stmt = $this->pdo->prepare('SELECT * FROM jobs WHERE id = ?');
        $stmt->execute([$id]);
        $row = $stmt->fetch(PDO::FETCH_ASSOC);
        system('x ' . $row['command']); // expect
        foreach ($stmt->fetchAll() as $r) {
            exec('x ' . $r['command']); // expect
        }
        $one = $stmt->fetchColumn();
        shell_exec('x ' . $one); // expect
        while ($o = $stmt->fetchObject()) {
            passthru('x ' . $o->command); // expect
        }
        foreach ($this->pdo->query('SELECT command FROM jobs') as $r) {
            exec("x {$r['command']}"); // expect
        }
        $select = $this->pdo->query('SELECT command FROM jobs');
        while ($r = $select->fetch()) {
            exec('x ' . $r['command']); // expect
        }
        $list = $this->pdo->query('SELECT command FROM jobs')->fetchAll(PDO::FETCH_COLUMN);
        foreach ($list as $c) {
            exec('x ' . $c); // expect
        }
        $job = $this->pdo->query('SELECT command FROM jobs')->fetch();
        exec('x ' . $job['command']); // expect
        exec('x ' . (int) $row['id']);
        exec('x ' . escapeshellarg($row['command']));
    }

    public function loop(): void
    {
        $sth = $this->pdo->prepare('SELECT command FROM jobs');
        $sth->execute();
        foreach ($sth as $r) {
            exec('x ' . $r['command']); // expect
        }
        $sth->bindColumn('command', $command);
        $sth->fetch(PDO::FETCH_BOUND);
        exec('x ' . $command); // expect
    }
}
