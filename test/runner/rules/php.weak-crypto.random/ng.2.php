<?php
class Reset {
    function make(): void {
        $this->resetCode = mt_rand(100000, 999999); // expect
        $_SESSION["csrf"] = rand(); // expect
    }
}
