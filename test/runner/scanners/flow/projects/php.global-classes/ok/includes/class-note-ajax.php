<?php
class Note_Ajax {
    private $store;

    public function __construct(Note_Store $store) {
        $this->store = $store;
    }

    public function save() {
        $this->store->add(array('text' => wp_unslash($_POST['text'])));
        $this->store->latest(1);
    }
}
