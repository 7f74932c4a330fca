<?php
$r = Http::withoutVerifying()->get('https://api.example.com'); // expect
$answer = wp_remote_get($url, ['sslverify' => false]); // expect
