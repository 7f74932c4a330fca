<?php
class Database {
    private $password = "Tr0ub4dor3x"; // expect
}
