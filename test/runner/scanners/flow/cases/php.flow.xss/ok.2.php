<?php
$cells = array_map('htmlspecialchars', [$_GET['a'], $_GET['b']]);
echo implode('', $cells);
$count = filter_input(INPUT_POST, 'count', FILTER_VALIDATE_INT);
echo "<p>$count</p>";
function answer(): void
{
    header('Content-Type: application/json');
    echo $_GET['a'];
}
