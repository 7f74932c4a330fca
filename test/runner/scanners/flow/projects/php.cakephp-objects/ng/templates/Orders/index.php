<?php
echo $this->Summary->headline($term); // expect
?>
<p><?= count($orders) ?></p>
