<?php
trait ReadsInput {
    protected array $input;
    protected function boot(): void { $this->input = array_map('htmlspecialchars', $_GET); }
}
class ProfilePage {
    use ReadsInput;
    public function show(): void {
        $this->boot();
        echo '<p>' . $this->input['bio'] . '</p>';
    }
}
