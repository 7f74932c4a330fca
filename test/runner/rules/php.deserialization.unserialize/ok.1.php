<?php
unserialize($text, ["allowed_classes" => false]);
unserialize($text, ["allowed_classes" => [User::class]]);
unserialize(serialize($value));
json_decode($text);
$serializer->unserialize($text);
