<?php
function rows(mysqli $db, $result) {
    while ($row = $result->fetch_assoc()) {
        echo htmlspecialchars($row["name"], ENT_QUOTES);
        system("convert " . escapeshellarg($row["name"]));
        system("convert " . (int) $row["id"]);
        $stmt = $db->prepare("SELECT * FROM orders WHERE owner = ?");
        $stmt->bind_param("s", $row["name"]);
        $stmt->execute();
        echo json_encode($row);
    }
}
function page() {
    echo file_get_contents("page.html");
    echo file_get_contents(__DIR__ . "/page.html");
}
function count_lines($path) {
    system("convert " . count(file($path)));
}
