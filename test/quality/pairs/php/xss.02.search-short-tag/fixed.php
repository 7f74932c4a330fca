<?php
function old(string $field): string
{
    return htmlspecialchars($_POST[$field] ?? '', ENT_QUOTES);
}
?>
<form method="post" action="/register.php">
  <label>Name <input name="name" value="<?= old('name') ?>"></label>
  <label>City <input name="city" value="<?= old('city') ?>"></label>
  <button>Register</button>
</form>
