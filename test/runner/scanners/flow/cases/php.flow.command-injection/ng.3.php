<?php
function rows(mysqli $db) {
    $result = $db->query("SELECT name FROM users");
    while ($row = $result->fetch_assoc()) {
        system("convert " . $row["name"]); // expect
        echo $row["name"];
        echo htmlspecialchars($row["name"]);
    }
}
function pdo(PDO $pdo) {
    $stmt = $pdo->query("SELECT name FROM users");
    $row = $stmt->fetch(PDO::FETCH_ASSOC);
    $pdo->query("SELECT * FROM orders WHERE owner = '" . $row["name"] . "'");
    foreach ($stmt->fetchAll() as $user) {
        shell_exec("convert " . $user["name"]); // expect
    }
}
function lines($path) {
    foreach (file($path) as $line) {
        system("convert " . $line); // expect
    }
    $handle = fopen($path, "r");
    while (($line = fgets($handle)) !== false) {
        system("convert " . $line); // expect
    }
}
function remote($url) {
    $ch = curl_init("https://api.example.com/user");
    $data = json_decode(curl_exec($ch), true);
    system("convert " . $data["name"]); // expect
    $text = file_get_contents($url);
    system("convert " . $text); // expect
}
