<?php
function show_query($name)
{
    echo db_format_query("select id from orders where name = '%s'", $name); // expect
}

function show_status($result)
{
    echo run_task("select", $_GET["status"]); // expect
}

show_query($_GET["name"]);
