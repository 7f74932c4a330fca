<?php
setcookie('theme', 'dark', time() + 3600, '/');
setcookie('session_id', $sid, ['secure' => true, 'httponly' => true]);
