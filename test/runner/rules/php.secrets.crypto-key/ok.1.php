<?php
$jwt = JWT::encode(['sub' => $id], $this->key, 'HS256');
