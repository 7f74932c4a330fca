<?php
foreach (array_slice($_GET["tasks"], 1, 3) as $task) {
    system("run " . $task); // expect
}
foreach (array_chunk($_GET["tasks"], 2) as $tasks) {
    system("run " . $tasks[0]); // expect
}
