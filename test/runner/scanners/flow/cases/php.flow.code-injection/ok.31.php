<?php
class Page
{
    private $title;
    private $parts = [];

    public function __construct()
    {
        $this->title = $_GET['title'];
        $this->parts[] = $_COOKIE['theme'];
    }

    public function text($template)
    {
        usort($this->parts, [$this, 'byLength']);
        array_walk($this->parts, array(&$this, 'trimmed'));
        return preg_replace_callback('/\$(\w+)/', [$this, 'value'], $template);
    }
}

echo htmlspecialchars((new Page())->text('$title'));
