<?php
session_start();
$_SESSION['next'] = '/p/' . (int) $_GET['next'];
