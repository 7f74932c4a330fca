<?php
setcookie("session", $id, 0, "/", "", true, true);
connect(["secure" => false]);
