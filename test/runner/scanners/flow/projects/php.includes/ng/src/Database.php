<?php
class Database
{
    public function orders($status)
    {
        return mysqli_query($this->link, "SELECT * FROM orders WHERE status = '" . $status . "'"); // expect
    }
}
