<?php
$sql = "SELECT * FROM users WHERE name = ?";
$query = "SELECT * FROM " . TABLE . " WHERE a = ?";
$table = "SELECT * FROM $table WHERE a = ?";
$message = "Select an item from $name please";
$number = "SELECT * FROM t WHERE id = " . intval($id);
$text = "Update $version";
