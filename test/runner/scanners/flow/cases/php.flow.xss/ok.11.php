<?php
class Invalid extends Exception {}

try {
    if (strlen($_GET['name']) > 20) {
        throw new Invalid("no name: " . $_GET['name']);
    }
} catch (\PDOException $e) {
    echo "<b>" . $e->getMessage() . "</b>";
} catch (Invalid $e) {
    echo "<b>" . htmlspecialchars($e->getMessage()) . "</b>";
}
