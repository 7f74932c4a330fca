<?php
foreach (array_slice(load_tasks(), $_GET["from"], $_GET["count"]) as $task) {
    system("run " . $task);
}
foreach (array_chunk(load_tasks(), $_GET["size"]) as $tasks) {
    system("run " . $tasks[0]);
}
