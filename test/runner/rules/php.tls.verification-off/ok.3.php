<?php
$r = Http::timeout(5)->get('https://api.example.com');
$answer = wp_remote_get($url, ['sslverify' => true]);
