<?php
function old(string $field): string
{
    return $_POST[$field] ?? '';
}
?>
<input value="<?= old('name') ?>"><?php // expect
foreach (array_map('trim', $_POST) as $value) {
    echo $value; // expect
}
