<?php
// Each element is escaped.
function escaped($values)
{
    foreach ($values as $name => $value) {
        if (is_array($value)) {
            $values[$name] = 'list';
        } else {
            $values[$name] = htmlspecialchars($value);
        }
    }
    return $values;
}

$post = $_POST;
foreach ($post as $name => &$field) {
    $field = htmlspecialchars($field);
}
unset($field);
echo $post['title'];

$query = $_GET;
foreach ($query as $name => $value) {
    $query[$name] = (int) $value;
}
echo $query['page'];
echo escaped($_COOKIE)['theme'];
