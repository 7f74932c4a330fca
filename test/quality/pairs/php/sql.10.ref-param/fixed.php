<?php
function addCondition(string &$sql, string $value): void {
    $sql .= " AND id = '" . (int) $value . "'";
}
$sql = 'SELECT * FROM t WHERE 1=1';
addCondition($sql, $_GET['name']);
$res = mysqli_query($link, $sql);
