<?php
include $_GET["page"]; // expect
include("pages/" . $_GET["page"] . ".php"); // expect
$page = $_REQUEST["page"];
require_once $page; // expect
