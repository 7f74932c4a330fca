<?php
class Page {
    private string $heading;
    public function __construct(array $input) {
        $this->heading = htmlspecialchars($input['heading']);
    }
    public function show(): void {
        echo <<<HTML
        <section><h2>{$this->heading}</h2></section>
        HTML;
    }
}
(new Page($_GET))->show();
