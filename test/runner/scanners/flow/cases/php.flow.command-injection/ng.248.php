<?php
function run(mysqli $db, int $id): void
{
    $result = $db->query('SELECT command FROM jobs');
    while ($row = $result->fetch_assoc()) {
        exec('x ' . $row['command']); // expect
    }
    foreach ($result as $row) {
        exec('x ' . $row['command']); // expect
    }
    foreach ($db->query('SELECT command FROM jobs') as $row) {
        exec('x ' . $row['command']); // expect
    }
    $stmt = $db->prepare('SELECT command FROM jobs WHERE id = ?');
    $stmt->bind_param('i', $id);
    $stmt->execute();
    $stmt->bind_result($command, $name);
    while ($stmt->fetch()) {
        exec('x ' . $command); // expect
        exec('x ' . $name); // expect
    }
    $r = $stmt->get_result()->fetch_object();
    exec('x ' . $r->command); // expect
    $value = $db->query('SELECT command FROM jobs')->fetch_column();
    exec('x ' . $value); // expect
    $res = mysqli_query($db, 'SELECT command FROM jobs');
    $row = mysqli_fetch_assoc($res);
    exec('x ' . $row['command']); // expect
    exec('x ' . mysqli_fetch_column($res)); // expect
    mysqli_stmt_bind_result($stmt, $other);
    mysqli_stmt_fetch($stmt);
    exec('x ' . $other); // expect
    exec('x ' . $result->num_rows);
    exec('x ' . intval($row['id']));
}
