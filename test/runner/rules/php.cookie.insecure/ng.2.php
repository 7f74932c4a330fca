<?php
setcookie("session", $id, 0, "/", "", true, false); // expect
ini_set("session.cookie_httponly", "0"); // expect
