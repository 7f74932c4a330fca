<?php
function old(string $field): string
{
    return $_POST[$field] ?? '';
}
?>
<form method="post" action="/register.php">
  <label>Name <input name="name" value="<?= old('name') ?>"></label>
  <label>City <input name="city" value="<?= old('city') ?>"></label>
  <button>Register</button>
</form>
