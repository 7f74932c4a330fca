<?php
session_start();
header('Location: ' . $_SESSION['next']); 
header('Location: ' . $_SESSION['other']);
