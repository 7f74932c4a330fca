<?php
setcookie('session_id', $sid, time() + 3600, '/'); // expect
setcookie('auth_token', $token); // expect
