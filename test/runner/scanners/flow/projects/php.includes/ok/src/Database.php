<?php
class Database
{
    public function orders($status)
    {
        $status = mysqli_real_escape_string($this->link, $status);
        return mysqli_query($this->link, "SELECT * FROM orders WHERE status = '" . $status . "'");
    }
}
