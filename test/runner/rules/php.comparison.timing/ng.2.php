<?php
class Webhook {
    public function isValid(string $given): bool {
        return $given == hash_hmac('sha1', $this->body, $this->key); // expect
    }
}
