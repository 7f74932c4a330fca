<?php
$jwt = JWT::encode(['sub' => $id], 'h8sd7f6hsd8f7', 'HS256'); // expect
